import { expect, test } from 'vitest'
import { store } from './store.ts'

test('a store tells its listeners of each change, and of what is the same already it says nothing', () => {
  const count = store(0)
  const heard: number[] = []
  const end = count.subscribe((value) => heard.push(value))
  count.set(1)
  count.set(1)
  count.set(Number.NaN)
  count.set(Number.NaN)
  end()
  count.set(2)
  expect(heard).toEqual([1, Number.NaN])
  expect(count.get()).toBe(2)
})

test('a value is put in place whole: nothing of the one before stays in it', () => {
  const state = store<{ readonly status: string; readonly since?: string }>({ status: 'out', since: 'start' })
  state.set({ status: 'failed' })
  expect(state.get()).toEqual({ status: 'failed' })
})

test('a listener that ends another one while it hears does not stop the others', () => {
  const value = store('')
  const heard: string[] = []
  const ends: (() => void)[] = []
  ends.push(value.subscribe(() => heard.push('first')))
  value.subscribe(() => {
    heard.push('second')
    ends[0]?.()
  })
  value.subscribe(() => heard.push('third'))
  value.set('a')
  value.set('b')
  expect(heard).toEqual(['first', 'second', 'third', 'second', 'third'])
})
