/** The tour of a first visit: the offer, its stops, and how to go on. */
export const tour = {
  welcome: 'New here?',
  offer: 'A short tour points at the parts of this page.',
  'not-loaded': 'The tour could not be loaded. Try again.',
  play: 'Play Tour Guide',
  skip: 'Skip',
  next: 'Next',
  previous: 'Previous',
  done: 'Done',
  of: '{place} of {all}',
  title:
    '{stop, select, answer {The answer comes first} sections {Sections} controls {Controls} sources {Every source, side by side} figure {Over the years} places {Place by place} quote {Which figure to quote} menus {Menus, search and help} other {}}',
  text: '{stop, select, answer {One sentence says what the sources say, how far they agree, and when.} sections {Each section asks another question of the same indicator. What you have chosen comes along.} controls {Choose an indicator, a data source, a place and a period. What has no figure is not offered, or says why.} sources {Routine reports, surveys and estimates in one table. Select a source to go on with it; the signs at the top right open the table, the files and the link of a figure.} figure {All sources on one scale, with the intervals that publishers give. The arrow keys walk from mark to mark.} places {States from high to low, or on a map. Select a state to see its LGAs.} quote {A rule of published steps says which figure to quote, and why not another.} menus {Other dashboards, the search (press /) and the options. Help & FAQ has a topic for everything here, and plays this tour again.} other {}}',
} as const
