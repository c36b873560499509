import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** File → its lines, the header first. */
export type DatasetFiles = Readonly<Record<string, readonly string[]>>

export const OBSERVATION_HEADER =
  'indicator,datasource,location,period,value,lower,upper,interval_level,numerator,denominator,sample_size,flag'
export const GROUP_HEADER =
  'indicator,datasource,location,period,dimension,category,category_order,value,lower,upper,population_share'

/** A small data set of a country that does not exist, in the form of `datasets/`. */
export const MADE_UP_DATASET: DatasetFiles = {
  'locations.csv': [
    'id,name,level,parent,senatorial_district',
    '1,Aldovia,1,,',
    '2,North,2,1,',
    '3,South,2,1,',
    '8,Northland,3,2,',
    '10,Southland,3,3,',
    '45,Hilltown,4,8,90',
    '46,Laketown,4,8,90',
    '90,Northland East,5,8,',
  ],
  'indicators.csv': [
    'id,code,full_name,short_name,program_area,factor,desirable_slope,definition,first_related',
    '7,BIRTH,Births in good hands,Good hands,Births,2,Positive,Births with help,18',
    '18,DOSE,Third dose,Third dose,Doses,2,Positive,Children with three doses,',
    '62,PEOPLE,People,People,People,4,,All people,',
  ],
  'sources.csv': [
    'id,datasource,full_name,classification,licence,citation,derived_from,period_labels,has_data,file',
    '2,Survey A,Survey A in full,Survey,CC0,"Survey A, Aldovia",,2024=2023–24,Yes,observations/a.csv',
    '6,Routine B,Routine B in full,Routine,CC0,Routine B,,,Yes,observations/b.csv',
    '9,Estimate C,Estimate C in full,Estimate,CC0,Estimate C,2,,No,',
  ],
  'indicator_source.csv': [
    'indicator,datasource,datasource_indicator,national,zonal,state,senatorial,lga,periods',
    '7,2,Births with help (A),true,false,true,false,false,"2018, 2024"',
    '18,2,Third dose (A),true,false,false,false,false,2018',
    '18,6,Third dose (B),true,false,false,false,false,2024-Q1',
  ],
  'citations.csv': [
    'datasource,indicator,level,period,locations,citation,url',
    '2,7,state,2018,8;10,"Report of Survey A, table 3",https://example.org/a.pdf',
  ],
  'facilities.csv': ['id,name,state,lga,source', '1,Hill Clinic,8,45,6', '2,South Hospital,10,,6'],
  'observations/a.csv': [
    OBSERVATION_HEADER,
    '7,2,1,2018,40.5,38,43,95,,,1200,',
    '7,2,8,2018,30,,,,,,,rounded;secondary_source',
    '7,2,10,2018,50,,,,,,,secondary_source',
    '7,2,1,2024,44.25,41,47.5,90,,,,',
    '18,2,1,2018,60,,,,,,,',
  ],
  'observations/b.csv': [OBSERVATION_HEADER, '18,6,1,2024-Q1,104,,,,1040,1000,,over_100'],
  'disaggregated/a.csv': [
    GROUP_HEADER,
    '7,2,1,2018,sex,girls,1,41,,,50',
    '7,2,1,2018,sex,boys,2,40,38,42,50',
  ],
}

/** Writes a data set to a folder. `release.json` counts the rows of `files`; `cut` are written in their place. */
export function writeDataset(
  folder: string,
  files: DatasetFiles = MADE_UP_DATASET,
  cut: DatasetFiles = {},
  version = '1',
): string {
  const rows = Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, lines.length - 1]))
  const description = { version, published_at: '2020-01-01T00:00:00Z', note: 'Made up', rows }
  const all = { ...files, ...cut, 'release.json': [JSON.stringify(description)] }
  for (const [file, lines] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
  }
  return folder
}

/** The made-up data set with rows added at the end of one file. */
export function withRows(file: string, ...rows: readonly string[]): DatasetFiles {
  return { ...MADE_UP_DATASET, [file]: [...(MADE_UP_DATASET[file] ?? []), ...rows] }
}
