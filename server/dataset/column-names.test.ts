import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KNOWN_IDS as KNOWN } from '#tests/builders/known-ids.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { Findings, findingLine } from './finding.ts'
import { OBSERVATION_COLUMNS, readObservation } from './observation-row.ts'
import { allRows } from './read-rows.ts'

/** The values that are read, and what is wrong. */
async function reading(content: string) {
  const path = join(newTestFolder(), 'file.csv')
  writeFileSync(path, content)
  const problems = new Findings()
  const read = (row: Parameters<typeof readObservation>[0]) => readObservation(row, KNOWN)
  const rows = await allRows({ path, name: 'f.csv' }, OBSERVATION_COLUMNS, read, problems, new Findings())
  return { values: rows.map(({ content: { value } }) => value), problems: problems.first.map(findingLine) }
}

test.each<[title: string, content: string, sentence: string]>([
  [
    'a missing column',
    'indicator,datasource,location,period\n',
    'f.csv, line 1, value: This column is missing.',
  ],
  [
    'a title above the names',
    'Report of Kano,,,,\nindicator,datasource,location,period,value\n7,2,1,2018,5\n',
    'f.csv, line 1: The first row names no column that is known here. Delete what stands above the row of names, or bring the file as a sheet.',
  ],
  [
    'columns without a name',
    'indicator,datasource,location,period,value,,\n7,2,1,2018,5,,\n',
    'f.csv, line 1: No name stands above column 6, 7. Delete what has no name, or name it.',
  ],
  [
    'a strange column',
    'indicator,datasource,location,period,value,colour\n',
    'f.csv, line 1, colour: There is no column of this name.',
  ],
  [
    'a column twice',
    'indicator,datasource,location,period,value,value\n',
    'f.csv, line 1, value: This column is there twice.',
  ],
])('%s is refused in one sentence', async (_title, content, sentence) => {
  expect(await reading(content)).toEqual({ values: [], problems: [sentence] })
})

test('names of columns may be written in capitals', async () => {
  const text = 'INDICATOR,Datasource,LOCATION,PERIOD,Value\n7,2,1,2018,5.5\n'
  expect(await reading(text)).toEqual({ values: [5.5], problems: [] })
})
