import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { Picker } from './picker.tsx'

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ value: String(at), label: `Place ${at}`, group: '', hint: '', reason: null },
    ...{ classification: null, depth: 0 },
  }))

test.each([
  ['few', 40, 40],
  ['many: those that are seen', 400, 24],
])('a list of %s lines shows them, and a search finds the last', async (_, count, least) => {
  const picked: string[] = []
  const { user } = await openPart(
    <Picker
      {...{ label: 'Location', value: '1', text: 'Place 1', options: () => optionsOf(count) }}
      onPick={(value) => picked.push(value)}
    />,
  )
  await user.click(screen.getByRole('button', { name: /Location/ }))
  const shown = await screen.findAllByRole('option')
  expect(shown.length).toBeLessThanOrEqual(least)
  expect(shown[0]?.textContent).toBe('Place 0')
  await user.type(screen.getByRole('combobox'), `Place ${count - 1}`)
  await user.click(await screen.findByRole('option', { name: `Place ${count - 1}` }))
  expect(picked).toEqual([String(count - 1)])
})
