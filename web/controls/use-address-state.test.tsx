import { act, renderHook } from '@testing-library/preact'
import { expect, test } from 'vitest'
import '#tests/components/open-part.tsx'
import { addressCodec } from '#domain/address/address-codec.ts'
import { toggle } from '#domain/address/parameters.ts'
import { useAddressState } from './use-address-state.ts'

const STATE = addressCodec({ whole: toggle('whole', false), ranked: toggle('ranked', false) })

test('a press on what was drawn before a choice keeps the choice', () => {
  window.history.replaceState(null, '', '/page?other=7')
  const { result } = renderHook(() => useAddressState(STATE))
  const [, changeAsDrawn] = result.current
  act(() => changeAsDrawn({ whole: true }))
  expect(result.current[0]).toEqual({ whole: true, ranked: false })
  // What is still on screen was drawn before, with the change of then.
  act(() => changeAsDrawn({ ranked: true }))
  expect(result.current[0]).toEqual({ whole: true, ranked: true })
  expect(new URLSearchParams(window.location.search).get('other')).toBe('7')
})

test('two changes of one press are both made', () => {
  window.history.replaceState(null, '', '/page')
  const { result } = renderHook(() => useAddressState(STATE))
  act(() => {
    result.current[1]({ whole: true })
    result.current[1]({ ranked: true })
  })
  expect(result.current[0]).toEqual({ whole: true, ranked: true })
})
