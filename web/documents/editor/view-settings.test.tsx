import { screen, waitFor, within } from '@testing-library/preact'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { parseView } from '#charts/view-address.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import type { Block } from '#domain/document/blocks.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import type { TemplateView } from '#domain/document/blocks/view-field.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import type { SettingsProps } from './settings-props.ts'
import { ViewSettings } from './view-settings.tsx'

const CATALOGUE = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const POINTS = [
  aPoint(2, 8, '2023', 30),
  aPoint(2, 8, '2024', 40),
  aPoint(3, 8, '2018', 30, { indicator: 8 }),
]

type Figure = ReturnType<typeof figureBlock.begin>
let now: Figure

interface SettingProps {
  readonly first: Figure
}

function Setting({ first }: SettingProps) {
  const [block, setBlock] = useState(first)
  now = block
  const tasks = { replace: (next: Block) => next.kind === 'figure' && setBlock(next) }
  const document = { ...EMPTY_DASHBOARD, blocks: [block] }
  const props = { block, tasks, editing: { document }, catalogue: CATALOGUE }
  return <ViewSettings {...(props as unknown as SettingsProps<Figure>)} />
}

async function open(address: string, change: Partial<TemplateView> = {}) {
  const view = parseView(address)
  if (!view) throw new Error('The address of the figure is none')
  const first = figureBlock.begin('figure', { view: { ...view, ...change } })
  const answers = { ...CATALOGUE_ANSWERS, ...indicatorAnswers(POINTS) }
  const part = await openPart(<Setting first={first} />, { answers })
  await screen.findByRole('combobox', { name: /^Kind/ })
  return part
}

const TREND = 'kind=trend&indicator=7&datasource=2&location=8'
const kinds = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Kind/ })
const picker = (name: RegExp) => screen.getByRole('button', { name })

test('what a figure shows is chosen one by one', async () => {
  const { user } = await open(TREND)
  await user.click(picker(/^Place/))
  await user.click(await screen.findByRole('option', { name: /^Snowland/ }))
  expect(now.view).toMatchObject({ indicators: [7], locations: [9] })
  await user.click(picker(/^Indicators? ?/))
  await user.click(await screen.findByRole('option', { name: /^Skating/ }))
  await waitFor(() => expect(now.view.indicators).toContain(8))
})

test('another kind keeps what it takes too, and begins anew where it takes something else', async () => {
  const { user } = await open(TREND)
  expect(kinds().value).toBe('trend')
  await user.selectOptions(kinds(), 'distribution')
  await waitFor(() => expect(now.view.kind).toBe('distribution'))
  // A map is of one period, which a course has not.
  expect(now.view).toMatchObject({ indicators: [7], sources: [2] })
})

test('a kind that nobody knows is named, and the others are offered', async () => {
  await open(TREND, { kind: 'sundial' })
  expect(kinds().selectedOptions[0]?.textContent).toBe('Unknown kind (sundial)')
  expect([...kinds().options].map(({ value }) => value)).toContain('trend')
  expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull()
})

test('periods are those that the source has, and none is the latest or all', async () => {
  const { user } = await open('kind=distribution&indicator=7&datasource=2&location=1')
  await user.click(picker(/^Periods?.*The latest/))
  const names = await screen.findAllByRole('option', { name: /^\d{4}$/ })
  expect(names.map(({ textContent }) => textContent)).toEqual(['2024', '2023'])
  await user.click(names[1] as HTMLElement)
  await waitFor(() => expect(now.view.periods).toEqual(['2023']))
  expect(picker(/^Periods?.*2023/)).toBeTruthy()
})

test('title, note and height are those of the block', async () => {
  const { user } = await open(TREND)
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Coats')
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Warm')
  const height = within(screen.getByRole('group', { name: 'Height' }))
  await user.click(height.getByRole('button', { name: 'High' }))
  expect(now).toMatchObject({ title: 'Coats', note: 'Warm', height: 'high' })
})

test('choices inside a figure are yes or no, or one of a few words; one that is taken back leaves the options', async () => {
  const { user } = await open(TREND)
  const show = within(screen.getByRole('group', { name: 'Show' }))
  const shape = show.getAllByRole<HTMLSelectElement>('combobox')[0]
  if (!shape) throw new Error('There is no choice of a few words')
  const before = { ...now.view.options }
  const [first, second] = [...shape.options].map(({ value }) => value)
  await user.selectOptions(shape, (shape.value === first ? second : first) ?? '')
  expect(now.view.options).not.toEqual(before)
  const [box] = show.getAllByRole<HTMLInputElement>('checkbox')
  const was = box?.checked
  if (box) await user.click(box)
  expect(Object.values(now.view.options)).toContain(!was)
})
