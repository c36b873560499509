/** The tour of first visit: the offer, the stops, and how to continue. */
export const tour = {
  welcome: 'You be new person here?',
  offer: 'One short tour go point the parts of this page.',
  'not-loaded': 'The tour no gree load. Try again.',
  play: 'Play Tour Guide',
  skip: 'Skip',
  next: 'Next',
  previous: 'Go back',
  done: 'E don finish',
  of: '{place} out of {all}',
  title:
    '{stop, select, answer {The answer dey come first} sections {Sections} controls {Controls} sources {Every source, side by side} figure {Year by year} places {Place by place} quote {Which figure you fit quote} menus {Menus, search and help} other {}}',
  text: '{stop, select, answer {One sentence dey talk wetin the sources talk, how far dem agree, and for which time.} sections {Each section dey ask another question about the same indicator. Wetin you don choose go follow you.} controls {Choose indicator, data source, place and time. Wetin no get figure no go show, or e go tell you why.} sources {Routine reports, surveys and estimates dey inside one table. Press one source to continue with am; the signs for top right dey open the table, the files and the link of the figure.} figure {All the sources dey on top one scale, with the range wey the people wey publish am give. The arrow keys dey waka from mark to mark.} places {States from high to low, or on top map. Press one state to see the LGAs.} quote {One rule wey everybody fit read dey tell you which figure to quote, and why e no be another one.} menus {Other dashboards, the search (press /) and the options. Help & FAQ get topic for everything wey dey here, and e dey play this tour again.} other {}}',
} as const
