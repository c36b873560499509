/**
 * The purpose of each group of calls, in a reader's words; the open data first, calls that only the site's
 * own pages need last.
 */
export const AREAS: readonly (readonly [tag: string, words: string])[] = [
  ['Data', 'the figures themselves, also by sex, age, residence and wealth'],
  ['Figures', 'figures as pictures, tables and frames for other sites'],
  ['Reference', 'what the ids mean: indicators, sources, places, units, publications'],
  ['Catalogue', 'indicators and sources as administrators make and edit them, with what each was before'],
  ['Availability', 'which sources have which figures, for which places and years, and why one is missing'],
  ['Coordinates', 'which survey or run a figure descends from, and earlier editions of it'],
  ['Releases', 'everything as it was published at a time; these addresses never change'],
  ['Analysis', 'the methods of the site on published figures or on your own numbers'],
  ['Assistant', 'questions in words, answered with the rows behind every number'],
  [
    'Policy simulator',
    'what would have followed, if coverage had been higher and a published effect held here',
  ],
  ['Known errors', 'what we found in published figures, and what became of it'],
  ["What's New", 'news of the site'],
  ['Service', 'whether the server answers, its version, this description'],
  ['Dashboards', 'the dashboards of the site'],
  ['Custom dashboards', 'dashboards that people make'],
  ['Documents', 'dashboards, reports, briefs and profiles that people make, with their history'],
  ['Briefs', 'two pages of the nation, each zone and each state'],
  ['Front', 'names, logo, colour and first view of this site, drafts of them, and who applied what'],
  ['Accounts', 'signing up, signing in, the own profile'],
  ['Waiting', 'what waits for somebody’s decision, of every kind, oldest first'],
  ['Inquiries', 'what the public sends in: messages, offers of data, testimonials, and the newsletter'],
  ['Reading room', 'notes, questions and answers about figures, followed topics, and the weekly e-mail'],
  ['Activity', 'one’s own history'],
  ['Notifications', 'what one was told'],
  ['Tags', 'words by which dashboards are found'],
  ['Help', 'topics of the help that administrators have written anew'],
  ['Plugins', 'add-ons, their submission and review'],
  ['Data import', 'figures from files: looked at, submitted, approved, published, undone'],
  ['Data entry', 'figures typed into a form, who has to enter what, and until when'],
  ['Administration', 'people, rights and settings'],
]
