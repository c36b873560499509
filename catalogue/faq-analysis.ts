import type { FaqTopic } from './faq-topic.ts'

/** How to compare, analyse and triangulate. */
export const ANALYSIS_TOPICS: readonly FaqTopic[] = [
  {
    group: 'Comparing',
    title: 'How do I compare several indicators?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=indicator-comparison',
      control: 'Indicators',
    },
    steps: [
      'Open the section “Indicator Comparison”.',
      'In “Indicators”, tick up to 20. They are grouped by program area; type to search.',
      'Under “Compare by”, choose Period, National, Zonal or State.',
      'Indicators with different units get axes of their own. What has no data is named below the heading.',
    ],
  },
  {
    group: 'Comparing',
    title: 'How do I compare the indicators of one data source?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=indicator-comparison',
      control: 'Data source',
    },
    steps: [
      'In “Indicator Comparison”, choose the source in “Data source”. The list of indicators then holds those that it has.',
      'Choose “All” to see each indicator in its best source again.',
    ],
  },
  {
    group: 'Comparing',
    title: 'How do I compare two surveys, or a survey with another source?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=dataset-comparison',
      control: 'Data sets',
    },
    steps: [
      'Open the section “Dataset Comparison” and choose an indicator.',
      'In “Data sets”, tick up to four pairs of source and period, for example NDHS 2018 and NDHS 2023–24.',
      'With exactly two, a sentence says how many times one is the other, or that the two cannot be told apart.',
    ],
    secondMethod: [
      'Open “Advanced Triangulation” in the menu of dashboards to compare two or three sources in everything they share.',
    ],
  },
  {
    group: 'Comparing',
    title: 'How do I put three maps side by side?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=multi-source-comparison',
      control: 'Panel 1',
    },
    steps: [
      'Open the section “Multi-Source Comparison”.',
      'In each panel choose indicator, data source and period, and Zones Map, State Map, Line or Column.',
      'Keep “Same classes in all panels” ticked, so that equal colours mean equal values.',
    ],
    secondMethod: ['On a phone, swipe from panel to panel or use ‹ and ›.'],
  },
  {
    group: 'Comparing',
    title: 'How do I find the program area of an indicator?',
    steps: [
      'In Advanced Analytics, open “Multi-Source Indicator Comparison”.',
      'Select “Find program area of an indicator” and type a word of its name.',
    ],
  },
  {
    group: 'Comparing',
    title: 'How do I see how places stand against their targets?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage',
      control: 'Scorecard',
    },
    steps: [
      'Open the section “Scorecard”.',
      'Choose indicators, or one indicator by its periods.',
      'Select the head of a column to order the places by it and to see their ranks as ranges.',
    ],
  },
  {
    group: 'Groups of people',
    title: 'How do I see an indicator by sex, age, residence or wealth?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=disaggregation',
      control: 'Groups by',
    },
    steps: [
      'Open the section “Disaggregation” and choose an indicator. Those without groups say so.',
      'Under “Groups by”, choose the kind of groups, then source, period and location.',
      'Select a group in the key to see it alone, and again to see all.',
    ],
  },
  {
    group: 'Groups of people',
    title: 'What do the measures of inequality mean?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=disaggregation',
      control: 'Inequality between the groups',
    },
    steps: [
      'Beside the figure, each measure has its value and the value that means no inequality.',
      'Open a measure to read its definition, and why it cannot be given where that is so.',
    ],
  },
  {
    group: 'Groups of people',
    title: 'Where is the population pyramid?',
    show: { address: '/dashboard/Demographics?section=disaggregation', control: 'Location' },
    steps: [
      'Choose the dashboard “Demographics”, then the section “Disaggregation”.',
      'Choose a state under “Location” to compare it with the outline of Nigeria.',
    ],
  },
  {
    group: 'Surveillance',
    title: 'How do I read the epidemic curve?',
    show: {
      address: '/dashboard/Disease_Surveillance?section=epidemic-curve',
      control: 'By week',
    },
    steps: [
      'In “Disease Surveillance”, open “Epidemic Curve” and choose disease, count, location and year.',
      'Each column is one week. A week without a report is a gap, never zero.',
      '“Beside earlier years” shows the highest and the lowest week of the years before.',
    ],
  },
  {
    group: 'Surveillance',
    title: 'How good are the reported figures?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage?section=data-quality&indicator=18',
      control: 'Data Quality',
    },
    steps: [
      'Open the section “Data Quality”.',
      'Each check is green, amber or red, or could not be made. Open it to read the rule, the numbers and the places.',
    ],
  },
  {
    group: 'Advanced Analytics',
    title: 'How do I see which indicators go together?',
    show: { address: '/dashboard/Advanced_Analytics?section=correlation-analysis', control: 'Indicators' },
    steps: [
      'In Advanced Analytics, open “Correlation Analysis” and tick up to 20 indicators.',
      'Select a cell of the matrix to see its pair as points, with the line and the places that do not fit.',
      'A relation between states need not hold between persons, and is not a cause.',
    ],
  },
  {
    group: 'Advanced Analytics',
    title: 'How do I describe how an indicator is spread?',
    show: { address: '/dashboard/Advanced_Analytics?section=descriptive-analysis', control: 'Indicator' },
    steps: [
      'Open “Descriptive Analysis”: classes of values, boxes by zone, best and worst with their ranks, and every statistic.',
      'Select the name of a statistic to read what it means.',
    ],
  },
  {
    group: 'Advanced Analytics',
    title: 'How far can I trust a forecast?',
    show: { address: '/dashboard/Advanced_Analytics?section=predictive-analysis', control: 'Indicator' },
    steps: [
      'A forecast, or projection, goes on with what the figures did so far. Open “Predictive Analysis”. The bands hold the value in 80 and 95 of 100 such forecasts.',
      '“How far to trust it” says how far the same method missed in the past, and how far repeating the last value did.',
      'Too short a series is refused, with what would be needed.',
    ],
  },
  {
    group: 'Advanced Analytics',
    title: 'How do I move through the years in the bubble chart?',
    show: { address: '/dashboard/Advanced_Analytics?section=bubble-chart-analysis', control: 'Play' },
    steps: [
      'Open “Bubble Chart Analysis” and choose the indicators upwards, sideways and for the area.',
      'Use “Play” or move the slider. Choose states to see their way through the years.',
    ],
  },
  {
    group: 'Advanced Analytics',
    title: 'How do I change the order of the tabs?',
    show: {
      address: '/dashboard/Advanced_Analytics?section=correlation-analysis',
      control: 'Descriptive Analysis',
    },
    steps: ['In Advanced Analytics, drag a tab to its new place.'],
    secondMethod: [
      'By keyboard: go to a tab, press space, move it with the arrow keys, and press space again.',
    ],
  },
  {
    group: 'Triangulation',
    title: 'How do I find out how far sources agree?',
    show: { address: '/advanced-triangulation-dashboard', control: 'Triangulate' },
    steps: [
      'Triangulation holds sources of different kinds against each other. Choose “Advanced Triangulation” in the menu of dashboards.',
      'Choose a primary source and one or two others; indicator and location are optional. Select “Triangulate”.',
      'Consistency says how far they agree, complementarity what each adds. Open a grade to see its evidence.',
    ],
  },
  {
    group: 'Triangulation',
    title: 'Which figure should I quote?',
    show: {
      address: '/dashboard/Health_Outcomes_and_Service_Coverage',
      control: 'Which figure should I quote?',
    },
    steps: [
      'Select the speech bubble beside any figure: it names the figure, the rule, the runner-up and how far sources disagree.',
      '“Copy citation” copies the sentence with its source.',
      'Where no figure should be quoted, it says why.',
    ],
  },
]
