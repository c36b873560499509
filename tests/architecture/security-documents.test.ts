import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SECRETS } from '#server/platform/secret-files.ts'
import { ASVS_TO_LEVEL_2 } from './asvs-levels.ts'
import { PROJECT, readSourceFiles } from './source-files.ts'

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const cellsOf = (line: string) => line.replace(/^\| ?| ?\|$/g, '').split(' | ')

const page = read('docs/security/asvs.md')
const lines = page.split('\n')
const rows = lines
  .filter((line) => /^\| \d+\.\d+\.\d+ \| \d \|/.test(line))
  .map((line) => {
    const [number = '', level = '', met = '', about = '', shown = ''] = cellsOf(line)
    return {
      number,
      level,
      met,
      about,
      files: [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }
  })
const MET = ['yes', 'no', 'not applicable']

describe('docs/security/asvs.md', () => {
  test('has a row for each requirement of the first two levels, once, in order and with its level', () => {
    expect(rows.map(({ number, level }) => [number, level])).toEqual(ASVS_TO_LEVEL_2)
    const ofLevel = (wanted: string) => ASVS_TO_LEVEL_2.filter(([, level]) => level === wanted).length
    expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183])
  })

  test('says of each whether it is met and what it is about, and names a file where it is met or not', () => {
    expect(rows.filter(({ met }) => !MET.includes(met))).toEqual([])
    expect(rows.filter(({ about }) => about.length < 6)).toEqual([])
    const withoutFile = rows.filter(({ met, files }) => (met === 'not applicable') !== (files.length === 0))
    expect(withoutFile.map(({ number }) => number)).toEqual([])
  })

  test('names files that are there', () => {
    const files = rows.flatMap((row) => row.files)
    expect(files.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([])
  })

  test('counts its rows at the top', () => {
    const countsOf = (level: RegExp) => {
      const counted = rows.filter((row) => level.test(row.level))
      return [...MET.map((met) => counted.filter((row) => row.met === met).length), counted.length]
    }
    const told = (level: string) => `| ${[level, ...countsOf(new RegExp(`[${level}]`))].join(' | ')} |`
    expect(lines).toContain(told('1'))
    expect(lines).toContain(told('2'))
    expect(lines).toContain(told('1 and 2'))
  })

  test('says at the top what each that is not met would need', () => {
    const listed = lines
      .filter((line) => /^\| \d+\.\d+\.\d+ \| \D/.test(line))
      .map((line) => cellsOf(line)[0])
    expect(listed).toEqual(rows.filter(({ met }) => met === 'no').map(({ number }) => number))
  })
})

describe('docs/security/inventory.md', () => {
  const inventory = read('docs/security/inventory.md')

  test('has every limit with its number and its time', () => {
    const rules = [
      ...read('server/identity/limits.ts').matchAll(
        /^ {2}'?([a-z-]+)'?: \{ points: (\d+), seconds: ([\d* ]+) \}/gm,
      ),
    ].map(([, name = '', points = '', seconds = '']) => {
      const time = seconds.split('*').reduce((product, factor) => product * Number(factor), 1)
      return [`\`${name}\``, `${points} in ${time / 60} minutes`]
    })
    const told = inventory.split('\n').filter((line) => /^\| `[a-z-]+` \| \d+ in /.test(line))
    expect(told.map((line) => cellsOf(line).slice(0, 2))).toEqual(rules)
    expect(rules.length).toBeGreaterThan(20)
  })

  test('counts a network address as the one caller that it is, also the many of one house', () => {
    const bare = readSourceFiles(['server'])
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .filter(({ text }) => /(?:\btake|mayTake|mayWriteTo|isWithin)\([^()]*request\.ip\b/.test(text))
    expect(bare.map(({ path }) => path)).toEqual([])
  })

  test('names every secret of the settings', () => {
    expect(SECRETS.filter((name) => !inventory.includes(`\`${name}\``))).toEqual([])
  })

  test('names every file of the server that encrypts, signs or derives a key', () => {
    const using = readSourceFiles(['server'])
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .filter(({ text }) =>
        /\b(?:createHmac|create(?:C|Dec)ipheriv|hkdf(?:Sync)?|scrypt|argon2|createSign)\(?/.test(text),
      )
      .filter(({ text }) => text.includes("from 'node:crypto'"))
    expect(using.map(({ path }) => path).filter((path) => !inventory.includes(`\`${path}\``))).toEqual([])
    expect(using.length).toBeGreaterThan(5)
  })
})
