/** The crayons of all reward art; rims and windows mix their own. */
export const sun = '#ffc94d';
export const paper = '#fffaf0';
export const white = '#ffffff';
export const blue = '#69b1ec';
export const deep = '#3f78c9';
export const lilac = '#d3c6fb';
export const violet = '#9b83e6';
export const pink = '#ffb9cb';
export const rose = '#f27d9e';
export const red = '#ea6259';
export const coral = '#ff9f7a';
export const orange = '#f79a49';
export const leaf = '#62b866';
export const lime = '#b0dd80';
export const pine = '#338c60';
export const mint = '#aee6d3';
export const teal = '#3fb8b0';
export const brown = '#c48a5c';
export const wood = '#965f3e';
export const sand = '#f3d6a6';
export const stone = '#ccd0de';
export const slate = '#8f95b0';
/** What is not earned is drawn on the theme's own paper. */
export const blank = 'var(--surface)';
/** Eyes, as dark as the cast's. */
export const dark = '#2b1a33';
export const blush = '#ff6f8b';
/** Seven soft bands, red to violet. */
export const RAINBOW = ['#f58a86', '#f9b26e', '#fbdc77', '#9ad28b', '#7cc9d8', '#86a9ea', '#b59ae8'] as const;
