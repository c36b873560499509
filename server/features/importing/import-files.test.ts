import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { openAudits } from '#server/data-audit/audits.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { openFile } from '#exchange/files/open.ts'
import { figuresOf } from '#exchange/files/read.ts'
import { applyMapping } from '#exchange/mapping/apply.ts'
import { emptyMapping, type Mapping, OpenNames } from '#exchange/mapping/mapping.ts'
import { findingLine } from '#server/dataset/finding.ts'
import { mappedReader } from '#server/dataset/mapped-reader.ts'
import type { DataFile } from '#server/dataset/read-rows.ts'
import type { Database } from '#server/platform/database/database.ts'
import { GROUP_HEADER, MADE_UP_DATASET, OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { type ImportReport, importFiles } from './import-files.ts'
import { reportText } from './report-text.ts'

const publication = { note: 'New rows', actor: 'editor', now: new Date('2021-02-03T04:05:06Z') }
const NO_CHANGES = { added: 0, changed: 0, withdrawn: 0, unchanged: 0 }

function fileOf(name: string, lines: readonly string[]) {
  const path = join(newTestFolder(), name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return { path, name: basename(path) }
}

/** A file with two new figures, one with another value, one with another flag, and two that are published already. */
const MIXED = fileLines(
  '7,2,1,2018,40.5,38,43,95,,,1200,',
  '7,2,8,2018,30,,,,,,,secondary_source;rounded',
  '7,2,10,2018,51,,,,,,,secondary_source',
  '18,2,1,2018,60,,,,,,,rounded',
  '7,2,8,2024,33,30,36,90,,,,',
  '18,9,1,2024-03,70,,,,,,,projection',
)

function fileLines(...rows: readonly string[]): string[] {
  return [OBSERVATION_HEADER, ...rows]
}

const GOOD_HANDS = { code: '', name: 'Good hands' }

const SHEET_MAPPING: Mapping = {
  ...emptyMapping('sheet', 'place'),
  indicators: { 'Good hands': { indicator: 7, scale: 1 } },
  places: { Southland: 10 },
  source: 2,
}

eachDatabase('importing', (open) => {
  let database: Database
  let refusedPath: string

  beforeEach(async () => {
    database = await open('made-up-files')
    refusedPath = join(newTestFolder(), 'refused.txt')
  })

  async function importing(
    files: readonly DataFile[],
    publish: boolean,
    acknowledged = '',
  ): Promise<ImportReport> {
    const options = {
      publication: publish ? publication : null,
      refusedPath,
      acknowledged,
      progress: () => {},
    }
    return importFiles(database, files, options)
  }

  async function stored(): Promise<unknown> {
    return database.query(
      `select (select count(*) from observation) as values, (select count(*) from observation_note) as notes,
         (select count(*) from disaggregated) as groups, (select count(*) from release) as releases,
         (select count(*) from datasource_specific_indicator) as measures`,
    )
  }

  it('a dry run counts what is new and changes nothing', async () => {
    const before = await stored()
    const report = await importing([fileOf('mixed.csv', MIXED)], false)
    expect(report).toMatchObject({
      changes: { points: { added: 2, changed: 2, withdrawn: 0, unchanged: 2 }, groups: NO_CHANGES },
      refused: 0,
      release: null,
    })
    expect(await stored()).toEqual(before)
    expect(reportText(report, false).split('\n')).toEqual([
      'Figures: 2 added, 2 changed, 2 unchanged.',
      'Refused: 0 rows.',
      '',
      'Changed figures:',
      '  Survey A, Good hands, Southland, 2018: 50 → 51',
      '  Survey A, Third dose, Aldovia, 2018: 60, with another interval, count or flag',
      '',
      'This was a dry run: nothing was changed. Add --publish to make a release of it.',
    ])
  })

  it('a dry run says what would be withdrawn, in a word', async () => {
    const report = await importing([fileOf('out.csv', fileLines('7,2,10,2018,withdrawn,,,,,,,'))], false)
    expect(report.changes.points).toEqual({ ...NO_CHANGES, withdrawn: 1 })
    expect(reportText(report, false).split('\n')).toEqual([
      'Figures: 0 added, 0 changed, 1 withdrawn, 0 unchanged.',
      'Refused: 0 rows.',
      '',
      'Changed figures:',
      '  Survey A, Good hands, Southland, 2018: 50 → withdrawn',
      '',
      'This was a dry run: nothing was changed. Add --publish to make a release of it.',
    ])
  })

  it('publishes a mapped sheet without a file of ours in between, and refuses a cell by its name', async () => {
    const fileOfSheet = (sheet: string): DataFile => {
      async function* figures() {
        const opened = await openFile({ name: 'sheet.csv', bytes: new TextEncoder().encode(sheet) })
        for await (const candidate of figuresOf(opened)) {
          const figure = applyMapping({ ...candidate, indicator: GOOD_HANDS }, SHEET_MAPPING, new OpenNames())
          if (figure.kind === 'figure') yield figure
        }
      }
      return { path: '', name: 'sheet.csv', reader: mappedReader(figures, 'figures') }
    }
    const report = await importing(
      [fileOfSheet('Place;2001;2002\nSouthland;38,5;39,5\nSouthland;-1;\n')],
      false,
    )
    expect(report).toMatchObject({ changes: { points: { added: 2 } }, refused: 1, release: null })
    expect(report.problems.first.map(findingLine)).toEqual([
      'sheet.csv, line 3, cell B, value: A percentage cannot be below zero.',
    ])
    const published = await importing([fileOfSheet('Place;2001;2002\nSouthland;38,5;39,5\n')], true, 'Seen.')
    expect(published).toMatchObject({ changes: { points: { added: 2 } }, release: { number: 2 } })
  })

  it('a row about what stands in the tables and in no release is refused by its file and line', async () => {
    await database.script(
      `insert into indicator select (jsonb_populate_record(i, '{"id": 5000, "code": "UNHELD"}')).* from indicator i where id = 7`,
    )
    const report = await importing([fileOf('unheld.csv', fileLines('5000,2,1,2018,5,,,,,,,'))], false)
    expect(report.problems.first.map(findingLine)).toEqual([
      'unheld.csv, line 2, indicator: There is no indicator with the id "5000".',
    ])
  })

  if (open.isShort) return

  it('says what the audit would find, and publishes a grave finding only when it was seen', async () => {
    const before = await stored()
    const series = [40, 41, 42, 88, 44, 45, 46].map(
      (value, index) => `7,2,10,${2001 + index},${value},,,,,,,`,
    )
    const file = fileOf('series.csv', fileLines(...series))
    const report = await importing([file], false)
    const [first] = report.audit?.findings ?? []
    expect(first).toMatchObject({ figures: 1, finding: { key: 'jump.7.2', severity: 'high' } })
    expect(reportText(report, false)).toContain(
      'New open questions of the data audit:\n  high, Survey A, 1 figure:',
    )
    const refused = await importing([file], true)
    expect(refused).toMatchObject({ unacknowledged: true, release: null })
    expect(reportText(refused, true)).toContain('Nothing was changed: the data audit has grave findings.')
    expect(await stored()).toEqual(before)
    await openAudits(database).keep()
    const seen = await importing([file], true, 'The report says so on page 12.')
    expect(seen.release).toMatchObject({ number: 2 })
    const log = `select subject, after from audit_entry where action = 'data.published'`
    expect(await database.query(log)).toEqual([
      {
        subject: 'release 2',
        after: { note: 'New rows', acknowledged: ['jump.7.2'], why: 'The report says so on page 12.' },
      },
    ])
    // The findings before publishing are those of the audit of the release, and are kept with it.
    const kept = await openAudits(database).of(await currentRelease(database))
    await database.query('delete from release_audit')
    expect(kept).toEqual(await openAudits(database).of(await currentRelease(database)))
    // A finding that is open already is none of the next import.
    const next = await importing([fileOf('next.csv', fileLines('7,2,10,2008,47,,,,,,,'))], true)
    expect(next).toMatchObject({ unacknowledged: false, audit: { findings: [] }, release: { number: 3 } })
  })

  it('says why a release could not be written while its figures were held against each other, and leaves nothing', async () => {
    const before = await stored()
    const failing = importFiles(database, [fileOf('mixed.csv', MIXED)], {
      // No text of the store holds this sign.
      publication: { ...publication, note: 'New\0rows' },
      refusedPath,
      progress: () => {},
    })
    await expect(failing).rejects.toMatchObject({ code: '22021' })
    expect(await stored()).toEqual(before)
    expect((await importing([fileOf('mixed.csv', MIXED)], true)).release).toMatchObject({ number: 2 })
  })

  it('T39: publishing makes one release, after which nothing is new', async () => {
    const file = fileOf('mixed.csv', MIXED)
    const report = await importing([file], true)
    // Four values and one interval are added; one value is ended.
    expect(report.release).toMatchObject({ number: 2, added: 5, ended: 1, note: 'New rows' })
    const again = await importing([file], true)
    expect(again.changes.points).toEqual({ added: 0, changed: 0, withdrawn: 0, unchanged: 6 })
    expect(again.release).toBeNull()
    expect(reportText(again, true)).toContain('all of this is published already')
    const bare = await importing([fileOf('bare.csv', fileLines())], true)
    expect(reportText(bare, true)).toContain('there are no rows in the files')
  })

  it('the files that a release was made of are unchanged', async () => {
    const files = Object.entries(MADE_UP_DATASET).filter(([name]) => name.includes('/'))
    const report = await importing(
      files.map(([name, lines]) => fileOf(name.replace('/', '-'), lines)),
      false,
    )
    expect(report.changes).toEqual({
      points: { ...NO_CHANGES, unchanged: 6 },
      groups: { ...NO_CHANGES, unchanged: 2 },
    })
  })

  it('figures of groups are known by their header', async () => {
    const rows = ['7,2,1,2018,sex,girls,1,42,,,50', '7,2,1,2018,residence,urban,1,60,,,']
    const report = await importing([fileOf('groups.csv', [GROUP_HEADER, ...rows])], true)
    expect(report.changes).toEqual({
      points: NO_CHANGES,
      groups: { added: 1, changed: 1, withdrawn: 0, unchanged: 0 },
    })
    expect(report.release).toMatchObject({ number: 2 })
    const odd = ['7,2,1,2019,Sex,girls,1,42,,,50', '7,2,1,2019,foo,bar,1,155,,,']
    const looked = await importing([fileOf('odd.csv', [GROUP_HEADER, ...odd])], false)
    expect(looked.refused).toBe(0)
    expect(looked.warnings.first.map(({ line, column }) => [line, column])).toEqual([
      [3, 'value'],
      [2, 'dimension'],
      [3, 'dimension'],
    ])
  })

  it('T38: one refused row keeps everything from being published, and is named by file and line', async () => {
    const before = await stored()
    const good = fileOf('good.csv', MIXED)
    const bad = fileOf(
      'bad.csv',
      fileLines('7,2,8,2030-W99,5,,,,,,,', '7,2,8,2020,-5,9,,95,,,,', '7,2,10,2018,51,,,,,,,'),
    )
    const report = await importing([good, bad], true)
    expect(report.problems.first.map(findingLine)).toEqual([
      'bad.csv, line 2, period: "2030-W99" is not a period. Write 2018, 2024-03 for a month, 2024-W40 for a week or 2024-Q2 for a quarter.',
      'bad.csv, line 3, value: A percentage cannot be below zero.',
      'bad.csv, line 3, lower: The lower bound 9 is above the value -5.',
      'bad.csv, line 3, upper: An interval needs both of its bounds.',
      'bad.csv, line 4: The same figure is already in line 4 of good.csv.',
    ])
    // Rows and not sentences are counted; the repeated row is not counted as a change as well.
    expect(report).toMatchObject({ refused: 3, refusedList: null, release: null })
    expect(report.changes.points).toEqual({ added: 2, changed: 2, withdrawn: 0, unchanged: 2 })
    expect(await stored()).toEqual(before)
    expect(reportText(report, true)).toContain('Nothing was changed. Correct the refused rows')
  })

  it('many refused rows are all listed in a file', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `7,2,8,${1000 + index},5,,,,,,,`)
    const report = await importing([fileOf('many.csv', fileLines(...rows))], false)
    expect(report).toMatchObject({ refused: 300, refusedList: refusedPath })
    const listed = readFileSync(refusedPath, 'utf8').trimEnd().split('\n')
    expect(listed).toHaveLength(300)
    expect(listed[299]).toMatch(/^many\.csv, line 301, period: "1299"/)
    expect(reportText(report, false)).toContain(
      `  … and 280 more.\n  All of them are listed in ${refusedPath}`,
    )
  })

  it('few refused rows need no file', async () => {
    await importing([fileOf('few.csv', fileLines('7,2,8,1000,5,,,,,,,'))], false)
    expect(existsSync(refusedPath)).toBe(false)
  })
})
