import { fireEvent } from '@testing-library/dom'
import { screen, within } from '@testing-library/preact'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type MapLayer, type MapLayerName, STANDARD_LAYERS } from '#sections/maps/layers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { LayersList } from './layers-list.tsx'

const PRESENT: ReadonlySet<MapLayerName> = new Set(['names', 'facilities', 'borders', 'regions'])

let now: readonly MapLayer[]

function Listing() {
  const [layers, setLayers] = useState(STANDARD_LAYERS)
  now = layers
  return (
    <LayersList
      {...{ layers, present: PRESENT, more: [], onLayers: setLayers }}
      keyOf={(name) => `Key of ${name}`}
    />
  )
}

async function open() {
  await openPart(<Listing />)
  await screen.findByRole('heading', { name: 'Layers (4)' })
}

const listed = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('checkbox').closest('label')?.textContent)
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('those that the map has are listed, the uppermost first', async () => {
  await open()
  expect(listed()).toEqual([
    ...['Names and values', 'Public health facilities', 'Borders', 'Colours of the regions'],
  ])
})

test('names lie over all and are not moved; the first and the last of the others go one way only', async () => {
  await open()
  expect(screen.queryByRole('button', { name: /: Names and values$/ })).toBeNull()
  const isOff = (name: string) => press(name).disabled
  expect(['Higher', 'Lower'].map((way) => isOff(`${way}: Public health facilities`))).toEqual([true, false])
  expect(['Higher', 'Lower'].map((way) => isOff(`${way}: Borders`))).toEqual([false, false])
  expect(['Higher', 'Lower'].map((way) => isOff(`${way}: Colours of the regions`))).toEqual([false, true])
})

test('a layer goes over its neighbour among those that are there', async () => {
  await open()
  fireEvent.click(press('Higher: Borders'))
  expect(listed()).toEqual([
    ...['Names and values', 'Borders', 'Public health facilities', 'Colours of the regions'],
  ])
  fireEvent.click(press('Lower: Public health facilities'))
  expect(listed().slice(2)).toEqual(['Colours of the regions', 'Public health facilities'])
})

test('a layer is hidden with its key and its opacity', async () => {
  await open()
  expect(screen.getByText('Key of borders')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Borders' }))
  expect(now.find(({ name }) => name === 'borders')?.isShown).toBe(false)
  expect(screen.queryByText('Key of borders')).toBeNull()
  expect(screen.queryByRole('slider', { name: 'Opacity: Borders' })).toBeNull()
  expect(now.find(({ name }) => name === 'regions')?.isShown).toBe(true)
})

test('a layer is made clearer in steps of ten from 10 to 100', async () => {
  await open()
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Opacity: Borders' })
  expect([slider.min, slider.max, slider.step]).toEqual(['10', '100', '10'])
  fireEvent.input(slider, { target: { value: '60' } })
  expect(now.find(({ name }) => name === 'borders')?.opacity).toBe(60)
  expect(screen.getByText('60%')).toBeTruthy()
})
