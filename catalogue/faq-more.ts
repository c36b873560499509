import type { FaqTopic } from './faq-topic.ts'

/** How to make dashboards and reports, take figures along, use the assistants and an account. */
export const MORE_TOPICS: readonly FaqTopic[] = [
  {
    group: 'Reading figures',
    title: 'What stands out in a figure?',
    steps: [
      'Choose “What stands out” in the last line below a figure.',
      'A few sentences say how high it is, where it stands against the target, how it changed, what other sources say and where inside the place it is high and low. “Say more” adds the rest.',
      'Every number in them stands in the table of rows below.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'Why is our DHIS2 above 100 %, and how do I check a number of my own?',
    show: { address: '/check', control: 'Drop a sheet' },
    steps: [
      'Choose “Check my number” in the menu of three dots, or type the figure into the search: “why is our DHIS2 112 %”.',
      'Type the figure, its indicator, place and period, and the doses and the target if you know them. Twelve months copied from a spreadsheet fill twelve fields.',
      'The page says whether the figure can be, what independent evidence says of the same births or time, which usual cause is likely, and what you may say. Nothing of it is sent.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'Does this site work on my phone and my connection?',
    show: { address: '/testing', control: 'Check again' },
    steps: [
      'Open /testing. It looks at your browser, its storage and your connection, and loads a figure.',
      'Each line says what was found and what to do about it. Nothing of it is sent.',
      'On a slow connection use the light pages at /lite: the same figures in at most 50 kB a page.',
    ],
  },
  {
    group: 'Your own dashboards',
    title: 'How do I make a dashboard of my own?',
    show: { address: '/custom', control: 'Start with five steps' },
    steps: [
      'Log in, choose “Create Your Dashboard” in the menu of dashboards, and then “Start with five steps”.',
      'Give it a name, choose indicators, sources, levels and years, look at the table of what was chosen, and put the sections in order.',
      'Keep it private, or ask for it to be public and say why. What you typed is kept on this device as you go.',
    ],
    secondMethod: ['Choose “Open an empty canvas” and add figures, tables and texts one by one.'],
  },
  {
    group: 'Your own dashboards',
    title: 'How do I add a figure to a dashboard or a report?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage',
      control: 'Add to a dashboard or report',
    },
    steps: [
      'Select the plus sign of any figure.',
      'Choose one of your dashboards or reports, or a new one. If you are not logged in the figure waits until you are.',
    ],
  },
  {
    group: 'Your own dashboards',
    title: 'How do I write a report with notes and arrows on the charts?',
    show: { address: '/report/draft', control: 'Preview' },
    steps: [
      'Switch on “Custom report builder” in the options menu under View Plugins, or open /report/draft.',
      'Capture figures, add text, and put notes, arrows and boxes on them.',
      'Take it along as PDF or as a Word file. No account is needed for that.',
    ],
  },
  {
    group: 'Your own dashboards',
    title: 'Why is my dashboard not public yet?',
    steps: [
      'A moderator looks at each dashboard first. You are told of the decision under Notifications.',
      'Until then those who have the link and may see your dashboards can open it.',
    ],
  },
  {
    group: 'Your own dashboards',
    title: 'How do I get an earlier version of my dashboard back?',
    steps: [
      'Open it, choose “History”, and look at two versions side by side.',
      '“Restore” makes the earlier one the newest; nothing is lost.',
    ],
  },
  {
    group: 'Taking figures along',
    title: 'How do I get two pages about my state for a meeting?',
    show: { address: '/briefs', control: 'Download PDF' },
    steps: [
      'Choose “State briefs” in the options menu, and the state.',
      'Look at both pages, and take them along as PDF, as a Word file or as a web page.',
    ],
    secondMethod: ['“All briefs as one zip” makes those of the nation, the zones and the states.'],
  },
  {
    group: 'Taking figures along',
    title: 'How do I put a figure into another website?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Download' },
    steps: [
      'Choose “Download” below the figure, and then “Embed, API”.',
      'Choose whether the figure stays up to date or as it was in this release, copy the lines under “In a page of another site”, and paste them into the page.',
    ],
  },
  {
    group: 'Taking figures along',
    title: 'How do I bring figures of my own, such as a CSV file?',
    show: { address: '/data-partnership', control: 'What you offer' },
    steps: [
      'Open “Data partnership”, choose “A data set that is ready”, and say which indicators, places and years it has.',
      'Whoever has an account opens “Bring figures”: the sheet is held against what is published. A data officer hands it in, and somebody else approves it.',
    ],
    secondMethod: [
      'Without publishing them: send your rows to a method of /api/analysis and get its answer for them; /api/docs has examples.',
    ],
  },
  {
    group: 'Taking figures along',
    title: 'How do I get figures by a program?',
    show: { address: '/about', control: 'Home' },
    steps: [
      'Open “View as table” of a figure and choose “By the API”: the address of the same figures.',
      '/api/docs lists every call, with examples. No key is needed to read.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I see a profile of a state?',
    show: { address: '/health-profiles', control: 'View National Profile' },
    steps: [
      'Choose “Health Profiles” in the menu of dashboards, and the state on the map or in the list.',
      'It has the people, a map, and seven program areas beside the nation.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'What are the thematic dashboards, such as NDHS Tracker and NCDC?',
    show: { address: '/ndhs-tracker', control: 'Indicator' },
    steps: [
      'They are about one programme, survey or agency, and stand in the menu of dashboards under Thematic Dashboard and Other Dashboards.',
      'Our own figures come first, then what is not published yet, then a link to the dashboard of the agency.',
    ],
  },
  {
    group: 'Assistants',
    title: 'How do I ask what would happen if coverage rose?',
    show: { address: '/policy-simulator', control: 'Generate' },
    steps: [
      'Choose “Policy simulator” in the options menu, a place and an outcome, and select “Generate”.',
      'It proposes two interventions with published effects, for and against each. Set another coverage and read the range, and what makes it wide.',
      'It says what would have followed, if the published effect held here; never what will happen.',
    ],
  },
  {
    group: 'Assistants',
    title: 'Can I trust what the assistant says?',
    show: { address: '/metadata-qa', control: 'Ask' },
    steps: [
      'Every number in an answer stands in the rows that are shown below it, with source and year; the link opens the figure.',
      'What it cannot answer from the data it declines, with the nearest question that it can.',
      '“Was this right?” tells us where it is wrong. No name is kept with it.',
    ],
  },
  {
    group: 'Your account',
    title: 'How do I create an account, and what is it for?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Login/Register' },
    steps: [
      'Select “Login/Register” in the header and “CREATE AN ACCOUNT”, or use Google or LinkedIn where they are offered.',
      'An account keeps dashboards, reports, notes and history. Reading and taking figures along needs none.',
    ],
  },
  {
    group: 'Your account',
    title: 'How do I ask or note something about a figure?',
    show: { address: '/health-think', control: 'Write a note or a question' },
    steps: [
      'Above any figure, press “Add to a dashboard or report, or ask about it”, then “Ask or note about this figure”.',
      'Or open “Reading room” in the options menu and choose an indicator and a place there.',
      'A moderator looks at it; then everybody reads it in the reading room, and can answer.',
      'Follow an indicator, a program area or a place there, and switch on a weekly letter under “My reading room”.',
    ],
  },
  {
    group: 'Your account',
    title: 'How do I protect my account with a second step?',
    steps: [
      'Log in, open “View account”, then Settings.',
      'Choose an authenticator app or e-mail, and keep the recovery codes.',
    ],
  },
  {
    group: 'Your account',
    title: 'How do I switch widgets on and off?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Options' },
    steps: [
      'Open the options menu and “View Plugins”.',
      'A switch acts at once and is kept in this browser.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'How do I know that figures have changed since I quoted them?',
    steps: [
      'Every link and every file names its release. Opened later, a bar says which numbers have changed, cell by cell.',
      '“What’s New” in the options menu lists new data.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'Where are mistakes in the published data listed?',
    show: { address: '/known-errors', control: 'Severity' },
    steps: [
      'Open “Known errors and open questions” from the about page.',
      'Each finding names the figures, the rule and the explanation. Figures with a finding carry a mark.',
    ],
  },
]
