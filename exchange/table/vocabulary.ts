import { plainWords } from '#exchange/values/category.ts'

/** The part that a column has by the words of its head. */
export type Role =
  | 'indicator-code'
  | 'indicator-name'
  | 'place-code'
  | 'place-name'
  | 'place-within'
  | 'period'
  | 'year'
  | 'month'
  | 'week'
  | 'quarter'
  | 'day'
  | 'group'
  | 'unit'
  | 'source'
  | 'note'
  | 'left-out'

/** Heads by their words in small letters, those of a role between bars. */
const HEADS: Readonly<Record<Role, string>> = {
  'indicator-code':
    'indicator code|indicatorcode|indicator id|indicatorid|dataid|data id|datacode|data code|dx|data element id|dataelement|data element uid|dataelementid|gho code|series code|variable id|kpi code',
  'indicator-name':
    'indicator|indicator name|indicators|dataname|data|data element|data element name|dataelementname|gho display|series name|series|vaccine|antigen|measure|measure name|variable|kpi|description of indicator|name of indicator|indicator description|data item|disease|condition|cause name',
  'place-code':
    'iso3|iso|iso code|iso3 code|iso code 3|iso2|country code|country iso3|countryiso3code|country code display|ref area|area id|areaid|organisationunitid|organisation unit id|organisationunitcode|orgunit|org unit id|orgunitid|ou|ou uid|state code|statecode|lga code|lgacode|adm1 pcode|adm2 pcode|admin1pcode|admin2pcode|pcode|p code|regionid|region id|location id|locationid|place code|spatial dim|spatialdim|spatialdimvaluecode|country code iso3|location code|geo code|code|country id|uid|facility uid|facility code|admin1 pcode|admin2 pcode|admin 1 p code|admin 2 p code|district code',
  'place-name':
    'country|countries|country name|cname|countries and areas|country areas|country area|entity|place|location|location name|geographic area|geography|area|area name|areaname|state|states|state name|statename|lga|lgas|lga name|lganame|local government area|local government|district|districts|district name|province|organisation unit|organisationunitname|organisation unit name|organization unit|org unit|orgunit name|orgunitname|ou name|facility|facility name|health facility|name of facility|ward|ward name|admin1|admin2|adm1|adm2|admin1 name|admin2 name|adm1 en|adm2 en|adm1 name|adm2 name|region and district|states and fct|state lga|zone|zones|geopolitical zone|geo political zone|geozone|reporting unit|spatial unit|organisation',
  'place-within': 'parent|parent name|parent place',
  period:
    'period|periods|periodname|period name|periodid|period id|periodcode|pe|time|time period|timeperiod|date year|reporting period|reporting month|month year|calendar quarter|survey year|surveyyear|year of survey|years of data collection|year s of data collection|timedim|time dim|date|yearmonth|year month|report month|survey period|endyear|survey|round|year display|period label',
  year: 'year|years|yr|calendar year|report year|reporting year|fiscal year|epi year|epiyear|ano|annee',
  month: 'month|months|mon|month name|report month name|month of report',
  week: 'week|weeks|epiweek|epi week|week number|week no|epidemiological week|epi wk|wk|iso week',
  quarter: 'quarter|qtr|quarters',
  day: 'date min|datemin|week start|start of week|week begin|week starting|week beginning|start date|startdate|date of week|week start date|from date',
  group:
    'sex|gender|age|ages|age group|agegroup|age groups|age band|age category|age name|sex name|residence|place of residence|area of residence|location type|wealth|wealth quintile|wealth index|quintile|education|mother s education|maternal education|category option combo|categoryoptioncombo|category option combo name|categoryoptioncomboname|attributeoptioncombo|attribute option combo|coc|aoc|co|category|disaggregation|disaggregate|dimension|subgroup|sub group|population group|sex age|key population|modality|delivery type|age in single years|age sex|religion|marital status|recall period',
  unit: 'unit|units|unit measure|unit of measure|unit of measurement|units of measure|measurement unit|metric|metric name|unit name',
  source:
    'source|data source|datasource|dataset|survey id|surveyid|source of data|survey name|survey type|surveytype|source name|data sources|publication',
  note: 'note|notes|comment|comments|remark|remarks|footnote|footnotes|obs status|observation status|flag|flags|status|definition|obs footnote|annotation|description|source year|followup|obs conf',
  'left-out':
    'lat|latitude|lon|long|lng|longitude|x|y|center x|center y|geometry|url|gho url|link|id|s n|sn|s no|serial|serial number|no|row|index|storedby|stored by|timestamp|created|lastupdated|last updated|datemax|date max|end date|enddate|week end|startyear|region code|region display|who region|income group|world bank income group|precision|order|data id order|is total|is preferred|sdrid|perioddescription|datadescription|organisationunitdescription|area sort order|area level|admin level|geo admin level|org unit level|level|hierarchy level|spectrum region code|formatted|display value|value display|factor|multiplier|divisor|objectid|global id',
}

const ROLES: ReadonlyMap<string, Role> = new Map(
  Object.entries(HEADS).flatMap(([role, heads]) => heads.split('|').map((head) => [head, role as Role])),
)

/** The part of a column by the words of its head; null for a head that says nothing. */
export function roleOf(head: string): Role | null {
  const words = plainWords(head)
  const exact = ROLES.get(words)
  if (exact !== undefined) return exact
  if (/^orgunitlevel\d$|^org unit level \d$|^level \d name$/.test(words)) return 'place-name'
  if (/^(name of )?(the )?(state|lga|facility|health facility|ward)( name)?( of .*)?$/.test(words))
    return 'place-name'
  return null
}

/** What a number in a column is to the value beside it. */
export type Part =
  | 'value'
  | 'lower'
  | 'upper'
  | 'numerator'
  | 'denominator'
  | 'sampleSize'
  | 'level'
  | 'spread'

const PARTS: readonly (readonly [Part, RegExp])[] = [
  [
    'lower',
    /^(.*?)[ (]*\b(lower( (bound|limit|ci|cl|estimate|uncertainty|95 ?%? ci))?|low|lo|lcl|lci|ll|lb|ci ?l(ow(er)?)?|cilow|95 ?%? (lci|ci low(er)?|lower)|ci lower( bound)?|minimum|min)$/,
  ],
  [
    'upper',
    /^(.*?)[ (]*\b(upper( (bound|limit|ci|cl|estimate|uncertainty|95 ?%? ci))?|high|hi|ucl|uci|ul|ub|ci ?(u|h)(p(per)?|igh)?|cihigh|95 ?%? (uci|ci (high|upper)|upper)|ci upper( bound)?|maximum|max)$/,
  ],
  ['numerator', /^(.*?)[ (]*\b(numerator|num)$/],
  ['denominator', /^(.*?)[ (]*\b(denominator|denom|den)$/],
  [
    'sampleSize',
    /^(.*?)[ (]*\b(sample size|sample|unweighted n|n unweighted|denominator unweighted|unweighted (count|denominator|number))$/,
  ],
  ['level', /^(.*?)[ (]*\b(confidence level|interval level|ci level)$/],
  ['spread', /^(.*?)[ (]*\b(standard error|std error|se|stderr|design effect|deff|cv)$/],
  [
    'value',
    /^(.*?)[ (]*\b(value|values|val|obs value|estimate|point estimate|est|mean|point|fact value numeric|numeric value|numeric|figure|result|percentage %|percent %|data value)$/,
  ],
]

/** The part that the words at the end of a head name, with the words before it. */
export function partOf(head: string): { part: Part; base: string } | null {
  const words = plainWords(head)
  for (const [part, pattern] of PARTS) {
    const match = pattern.exec(words)
    if (match) return { part, base: (match[1] ?? '').trim() }
  }
  return null
}

/** True for a head that is a unit and nothing else. */
export function isUnitAlone(head: string): boolean {
  return /^[([]?(%|per ?cent|percentage|number|no\.?|n|count|per 1[, ]?000|per 100[, ]?000)[)\]]?$/i.test(
    head.trim(),
  )
}

/** The unit that a head says: `%`, `per 1,000`; empty where it does not. */
export function unitIn(head: string): string {
  const match =
    /%|per ?cent(age)?|per (1[, ]?000|100[, ]?000|10[, ]?000|million|thousand)( [a-z ]+)?|proportion|\bratio\b|\bnumber of\b|\bcount\b/i.exec(
      head,
    )
  return match?.[0] ?? ''
}
