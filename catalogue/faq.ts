import { ACCOUNT_TOPICS } from './faq-account.ts'
import { ANALYSIS_TOPICS } from './faq-analysis.ts'
import { MORE_TOPICS } from './faq-more.ts'
import type { FaqTopic } from './faq-topic.ts'

export const FAQ: readonly FaqTopic[] = [
  {
    group: 'Finding your way',
    title: 'How do I choose a dashboard?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Select dashboard' },
    steps: [
      'Select “Select dashboard” in the header.',
      'Choose an entry. Each has one line that says what it holds.',
    ],
    secondMethod: [
      'On a phone, open the menu at the right of the header.',
      'Choose a dashboard from its groups.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I find an indicator, a place, a source or a page?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Search' },
    steps: [
      'Select the magnifying glass in the header, or press / or Ctrl+K.',
      'Type what you call it: a code (“u5mr”, “anc4”), a word (“stunted children”), a place, a source, or several together (“penta 3 kano ndhs”). Slips of the finger are understood.',
      'Enter opens the first result; the arrow keys lead to the others. An indicator opens with the place, source and year that you named.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I ask for a figure in my own words?',
    steps: [
      'Select the tab at the right edge, or choose “Assistant” in the options menu.',
      'Type a question, such as “penta 3 kano”, “which state is lowest for stunting?” or “which figure should I quote?”, and press Enter.',
      'The answer shows the rows that its numbers come from, the figure, and what was assumed; a button asks for the alternative. What it cannot answer it says, with the nearest question that it can.',
      'Go on with “and in Kaduna?”. “Clear chat” begins anew; without a connection this device answers from the data it has.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'How do I find out what an indicator means, and what it can be compared with?',
    show: { address: '/llama-ai', control: 'Ask' },
    steps: [
      'Choose “Indicator metadata assistant” in the options menu, and the indicator.',
      'Read its definition, numerator, denominator and the sources that hold it, or type a question such as “Can I compare WUENIC with NDHS?”.',
      'Each sentence of the answer has the number of the text that it comes from.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I change the section of a dashboard?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Zonal Analysis' },
    steps: [
      'Choose a tab below the header, for example Zonal Analysis. What you have chosen is carried along.',
      'On a phone the tabs are a list called “Section”.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I use the keyboard?',
    steps: [
      'The first presses of Tab offer “Skip to the content” and “Skip to the figure”.',
      'The menu, the controls, and the icons and table of each figure are one stop of the Tab key each: the arrow keys move inside them.',
      'A chart is one stop too. Inside it the arrow keys move from mark to mark, and each is read aloud.',
      'Enter on a state shows its local government areas. / or Ctrl+K opens the search. Esc closes tooltips, menus and dialogs.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I switch between light and dark, or make the text larger?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Options' },
    steps: [
      'Open the options menu (three dots) and choose Appearance.',
      'Choose a view mode, a font size and a theme. Your choice is kept in this browser.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'Does it work without a connection?',
    steps: [
      'Indicators that you opened before stay usable on this page while you are offline.',
      'A bar at the top says that you are offline. New indicators need a connection.',
    ],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I change the indicator?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Indicator' },
    steps: [
      'Open the “Indicator” control.',
      'Type a part of the name, or go through the program areas.',
      'Indicators without a figure are listed with the reason.',
    ],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I change the data source of the charts?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Data source' },
    steps: ['Open the “Data source” control and choose a source.'],
    secondMethod: ['Select the name of a source in the table “Every source, side by side”.'],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I change the location?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Location' },
    steps: [
      'Open the “Location” control and choose the nation, a zone, a state or a local government area.',
      'Places without a figure are listed with the reason.',
    ],
    secondMethod: ['Select a bar or a region of a map to see what lies below it.'],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I change the period?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Period' },
    steps: ['Open the “Period” control. It lists the periods that the chosen source has, the newest first.'],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I show or hide the targets?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'National' },
    steps: [
      'Use the boxes “National” and “SDG” beside the controls.',
      'A box that cannot be used says why: the indicator has no such target.',
    ],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I see numerators and denominators?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18',
      control: 'Numerator / denominator',
    },
    steps: [
      'The numerator counts those who had something, the denominator all who could have. Turn on “Numerator / denominator” beside the controls.',
      'It can be used when a source publishes the counts behind its figures.',
    ],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I read the table of sources?',
    steps: [
      'The columns are sources, in the order routine, survey, estimate.',
      'Each cell has the latest value at the chosen location, with its period below.',
      'A missing value is a gap with a reason, never zero.',
      'The information signs explain the indicator and each source.',
    ],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I replace a related indicator in the table?',
    steps: ['Select the name of the related indicator and choose another one from the list.'],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I change the trend between lines and columns?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Line' },
    steps: ['Use the buttons “Line” and “Column” above the trend.'],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I show the confidence range?',
    steps: [
      'Turn the confidence switch of the trend on or off.',
      'Choose one source from the list to see its range alone.',
    ],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I hide a source in the trend?',
    steps: ['Select its entry in the key above the chart. Select it again to show it.'],
  },
  {
    group: 'Indicator Overview',
    title: 'How do I see the states on a map instead of bars?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Bars' },
    steps: ['Use the buttons “Bars” and “Map” above the figure.'],
  },
  {
    group: 'Zonal Analysis',
    title: 'How do I compare the zones?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=zonal-analysis',
      control: 'Zonal Analysis',
    },
    steps: [
      'Open the section Zonal Analysis.',
      'The columns show the nation and the zones first, then each zone with its states.',
      'The map beside shows the same figures.',
    ],
  },
  {
    group: 'Zonal Analysis',
    title: 'How do I change the map between zones and states?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=zonal-analysis',
      control: 'Zones Map',
    },
    steps: ['Use the buttons “Zones Map” and “State Map” above the map.'],
  },
  {
    group: 'Zonal Analysis',
    title: 'How do I get from a zone to its states and local government areas?',
    steps: [
      'Select a zone on the map or in the columns, then a state.',
      'The back button of the browser leads back up.',
    ],
  },
  ...ANALYSIS_TOPICS,
  ...MORE_TOPICS,
  ...ACCOUNT_TOPICS,
  {
    group: 'Reading figures',
    title: 'What do the square, the circle and the diamond mean?',
    steps: [
      'A square is a routine source: reports of health facilities.',
      'A circle is a survey: households that were asked.',
      'A diamond is an estimate: the result of a model.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'Why do two sources give different figures?',
    steps: [
      'They measure in different ways: routine reports count services, surveys ask households, estimates combine both.',
      'They may mean different children, years or definitions. The information signs say what each measures.',
      'Where the published intervals allow it, the sentence on top says how far they are apart.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'What do the thin lines with caps on bars and points mean?',
    steps: [
      'They are the published interval, also called confidence interval: the range in which the true value probably lies, because a survey asks some people, not all.',
      'The tooltip and the table say whether it is an 80%, a 90% or a 95% interval. Half of its width is the margin of error; that of 95% is about two standard errors.',
      'Errors of another kind, such as wrong answers or missing reports, are not in it.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'Why is no rank shown for the states?',
    steps: [
      'Where intervals overlap, the order could be chance.',
      'Dots at the side join the states that cannot be told apart from the marked one.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'What do the colours against the target mean?',
    steps: [
      'Green with ▲ is above the target, blue with ● on it, red with ▼ below it.',
      'Above always means better: for mortality a lower value is above the target.',
      'A pale colour says that the interval includes the target.',
    ],
  },
  {
    group: 'Reading figures',
    title: 'Why is a value above 100%?',
    steps: [
      'Routine coverage divides services by an assumed number of people. Most often that number is too low.',
      'It is not the only cause: children of other places are counted with those who live there, the number of another group or of other months stands below, doses are counted twice, or a report is wrong. Missing reports cannot raise a figure.',
      'It is shown as published and carries a mark. “Check my number” in the menu of three dots says which cause is likely.',
    ],
  },
  {
    group: 'Taking figures along',
    title: 'How do I download the data?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Download' },
    steps: [
      'Open the download menu of the figure and choose XLS or CSV.',
      'The Excel file has a sheet with title, sources, licences and citation, and a sheet with the figures.',
      'The CSV says the same in lines above the table that begin with #. “Table” is the CSV without these lines.',
    ],
  },
  {
    group: 'Taking figures along',
    title: 'How do I download a picture?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Download' },
    steps: ['Open the download menu of the figure and choose JPEG, PNG, SVG or PDF.'],
  },
  {
    group: 'Taking figures along',
    title: 'How do I see a figure as a table?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'View as table' },
    steps: ['Select the table sign of the figure. The columns can be sorted by their headings.'],
  },
  {
    group: 'Taking figures along',
    title: 'How do I cite a figure?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Cite' },
    steps: ['Select “Cite” below the figure: the citation with sources, release and address is copied.'],
  },
  {
    group: 'Taking figures along',
    title: 'How do I share what I see?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Copy link to this view' },
    steps: [
      'Open the options menu and choose Share, or copy the address of the page: it holds everything you chose.',
      'The share sign of a figure copies a link to that figure alone.',
    ],
  },
  {
    group: 'Taking figures along',
    title: 'How do I print?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Options' },
    steps: ['Open the options menu and choose Print. Menus and controls are left out.'],
  },
]
