/** Dashboards about one programme or for one reader. */
export const special = {
  indicator: 'Indicator',
  place: 'Place',
  'not-held': 'What is not here yet',
  outside: 'On another site',
  'outside-source':
    'No address of an outside dashboard has been set here. The link leads to the site of {source}, whose figures are above.',
  'outside-instead':
    'The dashboard that belongs here is the {name}; its address has not been set, which administrators can do. Until then the link leads to the site of {source}, whose figures are above.',
  'outside-set': 'This dashboard belongs to another site; its figures are not checked here.',
  'ministers-preview': 'Indicator Preview',
  'ministers-preview-lead':
    'Six headlines of one place: of each the figure to quote, where it comes from and how sure it is.',
  'ministers-details': 'Indicator Details',
  'ministers-details-lead':
    'One headline with all of its sources: the figure to quote, what it means, how it has moved and where it is high or low.',
  'ministers-quarterly': 'Quarterly Performance Scorecard',
  'ministers-quarterly-lead':
    'What facilities counted in each quarter, against the quarter before and the same one of the year before.',
  'quarterly-missing': 'Other services by quarter, such as antenatal visits, deliveries and family planning',
  'nhmis-fills':
    'The national health management information system (NHMIS) holds them; no release that may be re-used has them by month yet. An administrator can load them under Import.',
  bond: 'Presidential Bond Indicators',
  'bond-lead':
    'Survival, care, vaccination and nutrition in each state, by the newest survey that asked in all of them. Colours follow the national target where there is one.',
  'bond-missing': 'The targets that the bond sets for each year',
  'bond-fills':
    'The Federal Ministry of Health and Social Welfare has the signed bond; no source in this release holds it. The targets shown are those published with each indicator.',
  compact: 'Compact Swap Indicators',
  'compact-lead':
    'What the sector-wide approach is about: money, staff and facilities in the country, and what reaches people in each state.',
  'compact-missing': 'Commitments of each state under the compact, and what was released of them',
  'compact-fills':
    'The coordination office of the sector-wide approach keeps them; no source in this release holds them.',
  'modules-1-5': 'Modules 1-5',
  'modules-1-5-lead':
    'Comprehensive emergency obstetric and newborn care: facilities, staff and supplies. Work in progress: until the assessment of facilities is published, these are the closest figures.',
  'modules-1-5-missing':
    'Which facilities give all signal functions of emergency care at birth, with staff, drugs and equipment',
  'modules-7-10': 'Modules 7-10',
  'modules-7-10-lead':
    'Comprehensive emergency obstetric and newborn care: what it is for, and its outcomes. Work in progress: until reviews of cases are published, these are the closest figures.',
  'modules-7-10-missing':
    'Knowledge of those who give care, and reviews of caesarean sections, of deaths of mothers and of newborns',
  'cemonc-fills':
    'The assessment of emergency obstetric and newborn care of the Federal Ministry of Health; its records are not published.',
  rounds: 'One indicator, all rounds',
  'rounds-lead':
    'Every round of the Demographic and Health Survey against the others, from 1990 to 2023–24: in the country, in the zones and in each state.',
  'rounds-missing': 'States in the rounds before 2018, for most indicators',
  'rounds-fills':
    'The reports of 2008 and 2013 print them for many indicators; they have not been loaded. Earlier rounds were drawn for regions and zones only.',
  'all-tracked': 'Twelve indicators',
  'all-tracked-lead':
    'Twelve indicators that the survey has asked for again and again, each over its rounds.',
  uptake: 'Health Service Uptake',
  'uptake-lead':
    'How many people use services: what facilities counted by quarter, and what households told surveys.',
  'uptake-missing': 'Visits of outpatients, antenatal clients and deliveries by quarter',
  'state-facilities': 'Facilities by state',
  'state-facilities-lead':
    'Public facilities of one place by number, for its people and by level of care, beside those of all states. The list is of 2019.',
  'state-facilities-missing': 'Which facilities are open, who works there, and private ones',
  'facilities-fills':
    'The registry of health facilities (HFR) and GRID3 hold status, ownership and services; the list in this release has public facilities alone.',
  'facilities-profile': 'Find a health facility',
  'facilities-profile-lead':
    'Public facilities by name, type, level of care, owner and place, on a map, and the nearest to you. The list is the census of 2019; what it does not say is written below.',
  'facilities-profile-missing': 'Whether each facility works today, its services, and private ones',
  ncdc: 'Reported diseases',
  'ncdc-lead':
    'Lassa fever, cholera, measles, polio and yellow fever as they were reported: weeks first, then years.',
  'ncdc-missing': 'Weekly counts of diphtheria, meningitis and mpox, and cholera by state',
  'ncdc-fills':
    'The Nigeria Centre for Disease Control publishes them as reports on its site; they have not been loaded yet.',
  ndr1: 'HIV treatment',
  'ndr1-lead': 'People who live with HIV, who of them is treated, new infections and deaths.',
  ndr2: 'HIV by place and group',
  'ndr2-lead': 'Where HIV is frequent, who becomes infected, care of pregnant women, and what is spent.',
  ndr: 'National Data Repository',
  'ndr-missing': 'People on treatment by state, facility and month',
  'ndr-fills':
    'The national data repository (NDR) holds records of patients and shows sums to those who have an account there.',
  'tab-outcomes': 'Health Outcomes and Service Coverage',
  'tab-surveillance': 'Disease Surveillance',
  'tab-system': 'Health System Input',
  'tab-quality': 'Quality of Care',
  'tab-access': 'Access to Healthcare',
  'preview-open': 'All sources of this indicator',
  'no-states': '{source} has no figures of the states for this round, so no map is drawn.',
  'from-to': 'From {from} in {begin} to {to} in {end}.',
  'preview-lead':
    'Three key indicators of each area: of each the figure to quote, where it comes from, and how it has moved.',
  'preview-none': 'No indicator found.',
  'preview-loading': 'Loading indicators...',
  'not-available': 'N/A',
  course: '{indicator_name}, {count, number} figures of {source} from {from} to {to}',
  'few-states': '{indicator_name} in the states: from {low} to {high}',
  target: 'Target {value}',
  'open-preview': 'All sources',
} as const
