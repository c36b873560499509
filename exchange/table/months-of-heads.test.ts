import { expect, it } from 'vitest'
import { figuresInFile } from '#tests/builders/figures-in-file.ts'

const figures = (text: string) => figuresInFile(new TextEncoder().encode(text))

it.each([
  [
    'months below their year, of one indicator that the title names',
    'Penta 3,,\nLGA,2023,2023\n,Jan,Feb\nDala,10,20\nFagge,30,40\n',
    [
      'Penta 3 · Dala · 2023-01 = 10',
      'Penta 3 · Dala · 2023-02 = 20',
      'Penta 3 · Fagge · 2023-01 = 30',
      'Penta 3 · Fagge · 2023-02 = 40',
    ],
  ],
  [
    'months in the heads, the year in the row',
    'State,Year,Jan,Q2\nKano,2022,10,20\nKano,2023,30,40\n',
    [' · Kano · 2022-01 = 10', ' · Kano · 2022-Q2 = 20', ' · Kano · 2023-01 = 30', ' · Kano · 2023-Q2 = 40'],
  ],
  [
    'months in the heads, the year in the title',
    'Penta 3 in 2023,,\nState,January,Feb\nKano,10,20\n',
    ['Penta 3 in 2023 · Kano · 2023-01 = 10', 'Penta 3 in 2023 · Kano · 2023-02 = 20'],
  ],
  [
    'months below a year that reached over them before the sheet was saved as text',
    'LGA,2023,,2024\n,Jan,Feb,Jan\nDala,10,20,30\n',
    [' · Dala · 2023-01 = 10', ' · Dala · 2023-02 = 20', ' · Dala · 2024-01 = 30'],
  ],
  [
    'a year before its month in one head',
    'State,BCG 2023 Jan,BCG 2023-Feb\nKano,10,20\n',
    ['BCG · Kano · 2023-01 = 10', 'BCG · Kano · 2023-02 = 20'],
  ],
  [
    'months of rows, the year in the title',
    'Coverage in 2023,,\nState,Month,BCG\nKano,Jan,10\nKano,Feb,20\n',
    ['BCG · Kano · 2023-01 = 10', 'BCG · Kano · 2023-02 = 20'],
  ],
])('%s', async (_, text, expected) => {
  expect(await figures(text)).toEqual(expected)
})

it.each([
  ['of heads', 'State,Jan,Feb\nKano,10,20\n', [' · Kano · Jan?no-year = 10', ' · Kano · Feb?no-year = 20']],
  [
    'of rows',
    'State,Month,BCG\nKano,Jan,10\nKano,Feb,20\n',
    ['BCG · Kano · Jan?no-year = 10', 'BCG · Kano · Feb?no-year = 20'],
  ],
  [
    'of a column of periods',
    'State,Period,BCG\nKano,Jan,10\nKano,Q2,20\n',
    ['BCG · Kano · Jan?no-year = 10', 'BCG · Kano · Q2?no-year = 20'],
  ],
])('months %s without a year wait for it and are no year', async (_, text, expected) => {
  expect(await figures(text)).toEqual(expected)
})
