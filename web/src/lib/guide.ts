/** What is what at each table, for who sits there for the first time: a place on the table, and words. */
export interface Stop {
  /** the first of these that is there is shown */
  at: string[];
  title: string;
  words: string;
}

const prompt: Stop = {
  at: ['[data-guide="prompt"]', 'footer'],
  title: 'Your move',
  words: 'Here stands what you are asked, with the rule that asks it. What you may do glows, on the table and as buttons; a click on anything else says why not, rule by rule.',
};
const log: Stop = {
  at: ['[data-guide="log"]', '.tabs'],
  title: 'What happened, and why',
  words: 'Every event is a line, each with its rule. Point at a card to see it whole beside the log; on a phone hold it. Undo and help are at the top.',
};

export const stops: Record<string, Stop[]> = {
  vs: [
    { at: ['[data-guide="headline"]'], title: 'Turns and steps', words: 'A turn goes through draw, build, combat and recovery. In the build phase each player puts down a resource, recruits, and arranges a formation. Whoever has the initiative goes first.' },
    { at: ['[data-guide="hand"]'], title: 'Your hand', words: 'Characters are recruited with resource points: the number at their top is what they cost. Plot twists are played from the resource row, or from the hand where they say so.' },
    { at: ['[data-area$="/formation"]', '[data-guide="board"]'], title: 'The formation', words: 'Two rows. Who stands in front protects who stands right behind; from behind only those with range attack. ATK is at the sword, DEF at the shield.' },
    { at: ['[data-area$="/resources"]', '.tabs'], title: 'Resources', words: 'One a turn, face down. Every one gives a point a turn, whatever lies under it, so that a card you cannot use yet is never wasted.' },
    { at: ['article header'], title: 'Endurance', words: 'Each player begins with 50. It is lost by attacks that get through and with characters that are stunned. Who has none left at the end of a turn loses.' },
    prompt, log,
  ],
  vs2pcg: [
    { at: ['[data-guide="headline"]'], title: 'One turn after the other', words: 'In your turn you place a resource, recruit in the recruit step, and then fight in your main phase.' },
    { at: ['[data-area$="/rows"]', '[data-guide="board"]'], title: 'Your main character', words: 'Who loses it loses the game. It earns XP as its card says, and then turns to its second level. Melee attacks go against the front row first; ranged ones reach farther.' },
    { at: ['[data-guide="hand"]'], title: 'Your hand', words: 'Supporting characters are recruited to your front or back row. Plot twists say when they may be played.' },
    { at: ['[data-area$="/resources"]', '.tabs'], title: 'Resources', words: 'One card a turn, face down, or a location face up. They say how much you may recruit; locations are turned down to pay for powers.' },
    prompt, log,
  ],
  dcdb: [
    { at: ['[data-area="table/line-up"]', '[data-guide="board"]'], title: 'The Line-Up', words: 'Five cards that can be bought with Power, each for what stands at its foot. They go into your discard pile, and come back when your deck is shuffled.' },
    { at: ['[data-area="table/super-villains"]', '[data-guide="board"]'], title: 'The Super-Villain', words: 'Beat it with Power to gain it. The next one shows itself at the end of the turn and attacks everybody. When the stack is empty the game ends, and who has the most victory points wins.' },
    { at: ['[data-guide="hand"]'], title: 'Your hand', words: 'Five cards a turn: play all that help, in any order, and spend the Power they make. What is left over is discarded.' },
    { at: ['article header'], title: 'You and the others', words: 'Your main character has a power of its own. Victory points count only at the end.' },
    prompt, log,
  ],
  champions: [
    { at: ['[data-area="table/villain"]', '[data-guide="board"]'], title: 'The villain', words: 'All heroes play together against it. Bring its hit points down to nothing, stage by stage, before its scheme is complete.' },
    { at: ['[data-area="table/schemes"]', '[data-guide="board"]'], title: 'The scheme', words: 'Threat grows each round. When it reaches its target the heroes lose; thwarting takes threat away.' },
    { at: ['[data-area$="/identity"]'], title: 'You', words: 'A hero attacks, thwarts and defends; an alter-ego recovers, and the villain schemes instead of attacking. You may change form once a turn.' },
    { at: ['[data-guide="hand"]'], title: 'Your hand', words: 'Cards are paid for with other cards: each gives the resource that its sign shows. When you pay, the cheapest way is proposed; click cards to change it.' },
    prompt, log,
  ],
};
