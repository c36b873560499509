/** Dashboards wey dey about one programme or for one reader. */
export const special = {
  indicator: 'Indicator',
  place: 'Place',
  'not-held': 'Wetin never dey here',
  outside: 'For another site',
  'outside-source':
    'Nobody don set address of outside dashboard for here. The link dey go the site of {source}, wey get figures for up.',
  'outside-instead':
    'The dashboard wey suppose dey here na the {name}; nobody don set im address, administrator fit do am. Until then the link dey go the site of {source}, wey get figures for up.',
  'outside-set': 'This dashboard na for another site; we no dey check im figures here.',
  'ministers-preview': 'Indicator Preview',
  'ministers-preview-lead':
    'Six main figures of one place: for each one the figure to quote, where e come from and how sure e be.',
  'ministers-details': 'Indicator Details',
  'ministers-details-lead':
    'One main figure with all im sources: the one to quote, wetin e mean, how e don move and where e high or low.',
  'ministers-quarterly': 'Quarterly Performance Scorecard',
  'ministers-quarterly-lead':
    'Wetin facilities count for each quarter, against the quarter before and the same one of last year.',
  'quarterly-missing': 'Other services by quarter, like antenatal visits, deliveries and family planning',
  'nhmis-fills':
    'The national health management information system (NHMIS) get dem; no release wey person fit use again get dem by month yet. Administrator fit load dem under Import.',
  bond: 'Presidential Bond Indicators',
  'bond-lead':
    'Survival, care, vaccination and nutrition for each state, by the newest survey wey ask for all of dem. Colour dey follow the national target where one dey.',
  'bond-missing': 'The targets wey the bond set for each year',
  'bond-fills':
    'The Federal Ministry of Health and Social Welfare get the signed bond; no source for this release get am. The targets wey dey show na the ones wey dem publish with each indicator.',
  compact: 'Compact Swap Indicators',
  'compact-lead':
    'Wetin the sector-wide approach dey about: money, staff and facilities for the country, and wetin reach people for each state.',
  'compact-missing': 'Wetin each state promise under the compact, and how much of am come out',
  'compact-fills': 'The office of the sector-wide approach dey keep dem; no source for this release get dem.',
  'modules-1-5': 'Modules 1-5',
  'modules-1-5-lead':
    'Comprehensive emergency obstetric and newborn care: facilities, staff and supplies. Work dey go on: until dem publish the assessment of facilities, na these be the nearest figures.',
  'modules-1-5-missing':
    'Which facilities dey give all the emergency care for birth, with staff, drugs and equipment',
  'modules-7-10': 'Modules 7-10',
  'modules-7-10-lead':
    'Comprehensive emergency obstetric and newborn care: wetin e dey for, and wetin come out of am. Work dey go on: until dem publish reviews of cases, na these be the nearest figures.',
  'modules-7-10-missing':
    'Wetin people wey dey give care sabi, and reviews of caesarean sections, of mama and newborn wey die',
  'cemonc-fills':
    'The assessment of emergency obstetric and newborn care of the Federal Ministry of Health; dem never publish im records.',
  rounds: 'One indicator, all rounds',
  'rounds-lead':
    'Every round of the Demographic and Health Survey against the others, from 1990 to 2023–24: for the country, for the zones and for each state.',
  'rounds-missing': 'States for the rounds before 2018, for most indicators',
  'rounds-fills':
    'The reports of 2008 and 2013 print dem for many indicators; nobody don load dem yet. Dem draw earlier rounds for regions and zones only.',
  'all-tracked': 'Twelve indicators',
  'all-tracked-lead': 'Twelve indicators wey the survey don ask again and again, each one over im rounds.',
  uptake: 'Health Service Uptake',
  'uptake-lead':
    'How many people dey use services: wetin facilities count by quarter, and wetin households tell surveys.',
  'uptake-missing': 'Visits of outpatients, antenatal clients and deliveries by quarter',
  'state-facilities': 'Facilities by state',
  'state-facilities-lead':
    'Public facilities of one place by number, for im people and by level of care, beside those of all states. The list na of 2019.',
  'state-facilities-missing': 'Which facilities dey open, who dey work there, and private ones',
  'facilities-fills':
    'The registry of health facilities (HFR) and GRID3 get status, ownership and services; the list for this release get public facilities only.',
  'facilities-profile': 'Find health facility',
  'facilities-profile-lead':
    'Public facility by name, type, level of care, who get am and where e dey, for map, and the ones wey near you pass. The list na the census of 2019; wetin e no talk dey below.',
  'facilities-profile-missing': 'Whether each facility dey work today, wetin e dey do, and private ones',
  ncdc: 'Diseases wey dem report',
  'ncdc-lead':
    'Lassa fever, cholera, measles, polio and yellow fever as dem report am: weeks first, then years.',
  'ncdc-missing': 'Weekly counts of diphtheria, meningitis and mpox, and cholera by state',
  'ncdc-fills':
    'The Nigeria Centre for Disease Control dey publish dem as reports for im site; nobody don load dem yet.',
  ndr1: 'HIV treatment',
  'ndr1-lead': 'People wey dey live with HIV, who of dem dey get treatment, new infections and deaths.',
  ndr2: 'HIV by place and group',
  'ndr2-lead': 'Where HIV plenty, who dey catch am, care of women wey get belle, and wetin dem dey spend.',
  ndr: 'National Data Repository',
  'ndr-missing': 'People wey dey on treatment by state, facility and month',
  'ndr-fills':
    'The national data repository (NDR) get records of patients and dey show totals to people wey get account there.',
  'tab-outcomes': 'Health Outcomes and Service Coverage',
  'tab-surveillance': 'Disease Surveillance',
  'tab-system': 'Health System Input',
  'tab-quality': 'Quality of Care',
  'tab-access': 'Access to Healthcare',
  'preview-open': 'All the sources for this indicator',
  'no-states': '{source} no get figures for the states for this round, so map no dey.',
  'from-to': 'From {from} for {begin} reach {to} for {end}.',
  'preview-lead':
    'Three main indicators of each area: for each one the figure to quote, where e come from, and how e don move.',
  'preview-none': 'We no see any indicator.',
  'preview-loading': 'Indicators dey load...',
  'not-available': 'N/A',
  course: '{indicator_name}, {count, number} figures of {source} from {from} go reach {to}',
  'few-states': '{indicator_name} for the states: from {low} go reach {high}',
  target: 'Target {value}',
  'open-preview': 'All sources',
} as const
