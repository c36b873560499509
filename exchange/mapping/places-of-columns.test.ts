import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openFile } from '#exchange/files/open.ts'
import { figuresOf } from '#exchange/files/read.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import { english } from '#languages/from-source.ts'
import { indicatorBook } from './indicator-book.ts'
import { type KnownPlace, placeBook, placeCodesIn } from './place-book.ts'
import { draftMapping, proposeNames } from './propose.ts'
import { emptyMapping } from './mapping.ts'

const dataset = (name: string) => readFileSync(new URL(`../../datasets/${name}`, import.meta.url), 'utf8')

const PLACES: readonly KnownPlace[] = dataset('locations.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, name = '', level, parent] = line.split(',')
    const of = Number(level) as KnownPlace['level']
    return { id: Number(id), name, level: of, parent: parent ? Number(parent) : null }
  })
const BOOK = placeBook(PLACES, placeCodesIn(dataset('place-codes.csv')))

async function proposalsOf(text: string) {
  const opened = await openFile({ name: 'sheet.csv', bytes: new TextEncoder().encode(text) })
  const candidates: Candidate[] = []
  for await (const candidate of figuresOf(opened)) candidates.push(candidate)
  const books = { places: BOOK, indicators: indicatorBook([]), sources: [], held: [] }
  const proposals = proposeNames(candidates, books)
  const { places } = draftMapping(emptyMapping('sheet', ''), proposals)
  return { places: proposals.places, taken: places }
}

const sheet = (head: string, ...rows: string[]) => `${head}\n${rows.join('\n')}\n`

// 33 is Nasarawa State, 444 the LGA Nassarawa of Kano, 578 Nasarawa of Nasarawa State, 28 and 27 Katsina and Kano, 420 and 425 Dala and Fagge.
it.each<[string, string, string, number | null, number | null]>([
  [
    'among LGAs of Kano it is Kano’s, which is asked',
    sheet('LGA,Year,Penta 3', 'Dala,2023,81', 'Fagge,2023,70', 'Nasarawa,2023,66'),
    'Nasarawa',
    444,
    null,
  ],
  ['alone it may be of two states', sheet('LGA,Year,Penta 3', 'Nasarawa,2023,66'), 'Nasarawa', null, null],
  [
    'LGAs of two states say nothing of it',
    sheet('LGA,Year,Penta 3', 'Dala,2023,81', 'Ikeja,2023,70', 'Nasarawa,2023,66'),
    'Nasarawa',
    null,
    null,
  ],
  ['under a longer head', sheet('Name of LGA,Year,Penta 3', 'Nasarawa,2023,66'), 'Nasarawa', null, null],
  [
    'a state of its own name around it',
    sheet('State,LGA,Year,Penta 3', 'Nasarawa,Nasarawa,2023,66'),
    'Nasarawa',
    578,
    578,
  ],
  [
    'the one LGA that is called as its state',
    sheet('Local Government,Year,Penta 3', 'Katsina,2023,66'),
    'Katsina',
    idOfLga('Katsina'),
    null,
  ],
  ['a state that no LGA is called', sheet('LGA,Year,Penta 3', 'Kano,2023,66'), 'Kano', null, null],
  ['a state that says so itself', sheet('LGA,Year,Penta 3', 'Kano State,2023,66'), 'Kano State', 27, 27],
  ['the nation', sheet('LGA,Year,Penta 3', 'Nigeria,2023,66'), 'Nigeria', 1, 1],
  ['a column of states', sheet('State,Year,Penta 3', 'Nasarawa,2023,66'), 'Nasarawa', 33, 33],
  ['a head that names both', sheet('State/LGA,Year,Penta 3', 'Nasarawa,2023,66'), 'Nasarawa', 33, 33],
  ['a ward', sheet('Ward,Year,Penta 3', 'Nasarawa,2023,66'), 'Nasarawa', null, null],
  ['a facility', sheet('Health facility,Year,Penta 3', 'Kano,2023,66'), 'Kano', null, null],
  [
    'a title names the state',
    sheet('KANO STATE MINISTRY OF HEALTH,,', 'LGA,Year,Penta 3', 'Nasarawa,2023,66', 'Dala,2023,81'),
    'Nasarawa',
    444,
    444,
  ],
  [
    'a title names two states',
    sheet('Kano and Jigawa,,', 'LGA,Year,Penta 3', 'Dala,2023,66', 'Dutse,2023,81'),
    'Dala',
    420,
    null,
  ],
  [
    'facts above',
    sheet('State: Nasarawa,LGA: Nasarawa,', 'Month,Penta 3,BCG', 'January 2023,66,70'),
    'Nasarawa',
    578,
    578,
  ],
  ['a slip', sheet('LGA,Year,Penta 3', 'Garun Malam,2023,66'), 'Garun Malam', 428, null],
])('%s', async (_, text, name, proposed, taken) => {
  const found = await proposalsOf(text)
  const row = found.places.find(({ named }) => named.name === name)
  expect(row).toBeDefined()
  expect([row?.proposal.place ?? null, found.taken[row?.key ?? ''] ?? null]).toEqual([proposed, taken])
})

function idOfLga(name: string): number | null {
  return PLACES.find((place) => place.name === name && place.level === 4)?.id ?? null
}

it('says why', async () => {
  const because = async (text: string) =>
    (await proposalsOf(text)).places.map(({ proposal }) => english.text(proposal.because)).at(-1)
  expect(await because(sheet('LGA,Year,Penta 3', 'Dala,2023,81', 'Fagge,2023,70', 'Nasarawa,2023,66'))).toBe(
    '“Nasarawa” is taken for Nassarawa in Kano: the other LGAs of the file are there.',
  )
  expect(await because(sheet('LGA,Year,Penta 3', 'Kano,2023,66'))).toBe(
    '“Kano” is the name of a state, and the column is of LGAs. Which place is it?',
  )
  expect(
    await because(sheet('KANO STATE MINISTRY OF HEALTH,,', 'Indicator,2022,2023', 'Penta 3,66,70')),
  ).toBe('The figures name no place, and “Kano” is written above or beside them. Are they of Kano?')
})

it('a state and an LGA of one name are two names in one workbook and in a mapping', async () => {
  const both = await proposalsOf(sheet('LGA,Year,Penta 3', 'Katsina,2023,81'))
  const state = await proposalsOf(sheet('State,Year,Penta 3', 'Katsina,2023,81'))
  expect([both.places[0]?.key, state.places[0]?.key]).toEqual(['Katsina LGA', 'Katsina'])
})
