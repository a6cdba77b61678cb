/** The emblems of game-icons.net that the page uses. */
export const iconNames = [
  'anticlockwise-rotation',
  'bear-head',
  'checked-shield',
  'cut-diamond',
  'dice-fire',
  'fox-head',
  'holy-symbol',
  'hourglass',
  'imp',
  'laurels',
  'magic-swirl',
  'meeple',
  'robot-golem',
  'shield',
  'sight-disabled',
  'skeleton',
  'spell-book',
  'surrounded-eye',
  'visored-helm',
  'wizard-face',
  'wolf-head',
] as const;

export type IconName = (typeof iconNames)[number];
