import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { keepLooks } from './page-looks.ts'

test('a picture has no bars to scroll with and what style sheets say of the mark; afterwards the page is as it was', () => {
  const { container } = render(
    <>
      <style>{'path { fill: rgb(0, 128, 0) } div[lang] { overflow: auto }'}</style>
      <div lang="en" style={{ color: 'red' }}>
        <p>Wide</p>
      </div>
      <svg role="presentation">
        <path />
      </svg>
    </>,
  )
  const before = container.innerHTML
  const region = container.querySelector<HTMLElement>('div[lang]')
  const restore = keepLooks(container)
  expect(region?.style.overflow).toBe('hidden')
  expect(container.querySelector('p')?.getAttribute('style')).toBeNull()
  expect(container.querySelector('path')?.style.fill).toBe('rgb(0, 128, 0)')
  restore()
  expect(container.innerHTML).toBe(before)
})
