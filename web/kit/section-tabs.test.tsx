import { screen, waitFor } from '@testing-library/preact'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { SectionTabs } from './section-tabs.tsx'

const SECTIONS = ['Snow', 'Ice', 'Frost'].map((title) => ({
  ...{ slug: title.toLowerCase(), title, description: `About ${title}` },
}))

interface ChoosingProps {
  readonly first: string
  readonly onChoose: (slug: string) => void
}

function Choosing({ first, onChoose }: ChoosingProps) {
  const [current, choose] = useState(first)
  return (
    <SectionTabs
      {...{ sections: SECTIONS, current, panelId: 'panel', besideCurrent: 'Beside' }}
      onChoose={(slug) => {
        onChoose(slug)
        choose(slug)
      }}
    />
  )
}

async function open(first: string) {
  const chosen: string[] = []
  return { ...(await openPart(<Choosing first={first} onChoose={(slug) => chosen.push(slug)} />)), chosen }
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('one tab is chosen, and it alone is a stop of the keyboard', async () => {
  const { user, chosen } = await open('ice')
  const stops = SECTIONS.map(({ title }) => tab(title).getAttribute('tabindex'))
  expect(stops).toEqual(['-1', '0', '-1'])
  expect(tab('Ice').getAttribute('aria-selected')).toBe('true')
  expect(tab('Snow').getAttribute('aria-selected')).toBe('false')
  await user.click(tab('Snow'))
  expect(chosen).toEqual(['snow'])
})

// From the last on to the first, and back.
test.each([
  ['snow', '{ArrowRight}', 'ice'],
  ['frost', '{ArrowRight}', 'snow'],
  ['ice', '{ArrowLeft}', 'snow'],
  ['snow', '{ArrowLeft}', 'frost'],
  ['frost', '{Home}', 'snow'],
  ['snow', '{End}', 'frost'],
])('from %s %s leads to %s, which gets the focus', async (first, key, next) => {
  const { user, chosen } = await open(first)
  screen.getByRole('tab', { selected: true }).focus()
  await user.keyboard(key)
  expect(chosen).toEqual([next])
  await waitFor(() => expect(document.activeElement?.getAttribute('data-slug')).toBe(next))
})

test('another key chooses nothing', async () => {
  const { user, chosen } = await open('snow')
  tab('Snow').focus()
  await user.keyboard('x{ArrowDown}')
  expect(chosen).toEqual([])
})

test('what stands beside the chosen tab stands before the next one', async () => {
  await open('ice')
  const orders = SECTIONS.map(({ title }) => Number(tab(title).style.order))
  const beside = Number(screen.getByText('Beside').style.order)
  expect(orders).toEqual([...orders].sort((a, b) => a - b))
  expect(beside).toBeGreaterThan(orders[1] ?? 0)
  expect(beside).toBeLessThan(orders[2] ?? 0)
})

test('on phones it is a list', async () => {
  const { user, chosen } = await open('snow')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Frost')
  expect(chosen).toEqual(['frost'])
})

test('a tab that does not fit is scrolled to, with a little of the one before; one that fits stays', async () => {
  const row = { left: 0, right: 200 }
  const places: Readonly<Record<string, object>> = {
    ...{ snow: { left: 0, right: 100 }, ice: { left: 100, right: 200 }, frost: { left: 200, right: 300 } },
  }
  const measure = Element.prototype.getBoundingClientRect
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return { ...measure.call(this), ...(places[this.dataset.slug ?? ''] ?? row) }
  }
  try {
    const { user } = await open('snow')
    const strip = screen.getByRole('tablist').parentElement
    await user.click(tab('Ice'))
    expect(strip?.scrollLeft).toBe(0)
    await user.click(tab('Frost'))
    expect(strip?.scrollLeft).toBe(152)
  } finally {
    Element.prototype.getBoundingClientRect = measure
  }
})
