import { fireEvent } from '@testing-library/dom'
import { render, renderHook } from '@testing-library/preact'
import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document/blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { english } from '#languages/from-source.ts'
import { blockTasks } from './block-tasks.ts'
import type { Editing } from './use-editing.ts'
import { useEditorKeys } from './use-editor-keys.ts'

const words = (id: string): Block => ({
  ...{ kind: 'text', id, html: `<p>${id}</p>`, width: 'full', size: null, bold: false, colour: null },
})
const THREE: Document = { ...EMPTY_DASHBOARD, blocks: ['a', 'b', 'c'].map(words) }

/** An editor with a document and what it comes to: the order of the blocks, which is selected, and what was said. */
function editor(document: Document, selected: string | null = null, levels = { back: 0, forward: 0 }) {
  const came = {
    order: document.blocks.map(({ id }) => id).join(''),
    selected,
    said: '',
    typing: '',
    did: '',
  }
  const note = (part: Partial<typeof came>): void => void Object.assign(came, part)
  const editing: Editing = {
    ...{
      document,
      levels,
      epoch: 0,
      said: '',
      selected: document.blocks.find(({ id }) => id === selected) ?? null,
    },
    change: (work, { selected: next, said = '', typing = '' } = {}) => {
      came.order = work(document)
        .blocks.map(({ id }) => (id.length > 1 ? '*' : id))
        .join('')
      Object.assign(came, { said, typing }, next === undefined ? {} : { selected: next })
    },
    select: (id) => note({ selected: id }),
    undo: () => note({ did: 'undo' }),
    redo: () => note({ did: 'redo' }),
    say: (said) => note({ said: said }),
  }
  return { came, note, editing, tasks: blockTasks(editing, english) }
}
const [A, B, C, NEW] = ['a', 'b', 'c', 'n'].map(words) as [Block, Block, Block, Block]
const FULL: Document = { ...EMPTY_DASHBOARD, blocks: Array.from({ length: 200 }, (_, at) => words(`${at}`)) }

type Tasks = ReturnType<typeof blockTasks>

describe('tasks of an editor', () => {
  test.each<[string, string | null, (tasks: Tasks) => void, string, string | null, string]>([
    ['added behind all', null, ({ add }) => add(NEW), 'abcn', 'n', 'added as block 4 of 4.'],
    ['added behind the selected one', 'a', ({ add }) => add(NEW), 'anbc', 'n', 'added as block 2 of 4.'],
    ['added where it is dropped', 'a', ({ add }) => add(NEW, 0), 'nabc', 'n', 'added as block 1 of 4.'],
    ['added no farther than the end', null, ({ add }) => add(NEW, 9), 'abcn', 'n', 'added as block 4 of 4.'],
    [
      'removed; the next is selected',
      'a',
      ({ remove }) => remove(A),
      'bc',
      'b',
      'removed. 2 blocks are left.',
    ],
    [
      'removed at the end; the one before is selected',
      'c',
      ({ remove }) => remove(C),
      'ab',
      'b',
      'removed. 2 blocks are left.',
    ],
    ['moved', 'a', ({ move }) => move(A, 1), 'bac', 'a', 'is now block 2 of 3.'],
    ['moved no farther than the end', 'a', ({ move }) => move(A, 7), 'bca', 'a', 'is now block 3 of 3.'],
    [
      'moved no farther than the beginning',
      'b',
      ({ move }) => move(B, -2),
      'bac',
      'b',
      'is now block 1 of 3.',
    ],
    ['there already', 'c', ({ move }) => move(C, 3), 'abc', 'c', 'is block 3 of 3 already.'],
  ])('a block is %s', (_, selected, task, order, then, said) => {
    const { came, tasks } = editor(THREE, selected)
    task(tasks)
    expect([came.order, came.selected]).toEqual([order, then])
    expect(came.said).toContain(said)
  })

  test('a copy stands behind the block and is selected', () => {
    const { came, tasks } = editor(THREE, 'b')
    tasks.duplicate(B)
    expect(came.order).toBe('ab*c')
    expect(came.selected).not.toBe('b')
    expect(came.said).toContain('duplicated as block 3 of 4.')
  })

  test.each<[string, (tasks: Tasks) => void]>([
    ['added', ({ add }) => add(NEW)],
    ['copied', ({ duplicate }) => duplicate(words('0'))],
  ])('into a full document nothing is %s', (_, task) => {
    const { came, tasks } = editor(FULL)
    task(tasks)
    expect([came.said, came.selected]).toEqual(['This document holds 200 blocks, which is the most.', null])
  })

  test.each([
    ['title', 'b title'],
    [undefined, ''],
  ])('typing into %s of a block is known by its field', (field, typing) => {
    const { came, tasks } = editor(THREE)
    tasks.replace({ ...B }, field)
    expect(came.typing).toBe(typing)
  })
})

const BOTH = { back: 1, forward: 1 }

describe('keys of an editor', () => {
  test.each<[object, Partial<Parameters<typeof editor>[2]>, string | null, object]>([
    [{ key: 's', ctrlKey: true }, {}, null, { did: 'save' }],
    [{ key: 'S', metaKey: true }, {}, null, { did: 'save' }],
    [{ key: 'z', ctrlKey: true }, BOTH, null, { did: 'undo' }],
    [{ key: 'z', ctrlKey: true }, { back: 0, forward: 1 }, null, { did: '' }],
    [{ key: 'z', ctrlKey: true, shiftKey: true }, BOTH, null, { did: 'redo' }],
    [{ key: 'z', ctrlKey: true, shiftKey: true }, { back: 1, forward: 0 }, null, { did: '' }],
    [{ key: 'y', ctrlKey: true }, BOTH, null, { did: 'redo' }],
    [{ key: 'y', ctrlKey: true }, { back: 1, forward: 0 }, null, { did: '' }],
    [{ key: 's', ctrlKey: true, altKey: true }, BOTH, 'b', { did: '' }],
    [{ key: 's' }, BOTH, 'b', { did: '' }],
    [{ key: 'ArrowUp', altKey: true }, {}, 'b', { order: 'bac' }],
    [{ key: 'ArrowDown', altKey: true }, {}, 'b', { order: 'acb' }],
    [{ key: 'ArrowDown' }, {}, 'b', { order: 'abc' }],
    [{ key: 'ArrowDown', altKey: true }, {}, null, { order: 'abc' }],
    [{ key: 'Delete' }, {}, 'b', { order: 'ac' }],
    [{ key: 'Delete', altKey: true }, {}, 'b', { order: 'abc' }],
    [{ key: 'Delete' }, {}, null, { order: 'abc' }],
    [{ key: 'Escape' }, {}, 'b', { selected: null }],
    [{ key: 'x' }, {}, 'b', { order: 'abc', selected: 'b', did: '' }],
  ])('%j', (key, levels, selected, then) => {
    const { came, note, editing, tasks } = editor(THREE, selected, { back: 0, forward: 0, ...levels })
    const { unmount } = renderHook(() => useEditorKeys(editing, tasks, () => note({ did: 'save' })))
    fireEvent.keyDown(document.body, key)
    expect(came).toMatchObject(then)
    unmount()
  })

  test.each([
    ['a field', <input key="0" aria-label="at" />, false],
    ['a box', <input key="0" aria-label="at" type="checkbox" />, true],
    [
      'a dialog',
      <dialog key="0" open>
        <button type="button" aria-label="at">
          x
        </button>
      </dialog>,
      false,
    ],
    [
      'a menu',
      <div key="0" role="menu">
        <button type="button" aria-label="at">
          x
        </button>
      </div>,
      false,
    ],
    [
      'a button',
      <button key="0" type="button" aria-label="at">
        x
      </button>,
      true,
    ],
  ])('where somebody is in %s, Delete belongs to that, or to the document', (_, there, isOfDocument) => {
    const { came, note, editing, tasks } = editor(THREE, 'b', BOTH)
    const hook = renderHook(() => useEditorKeys(editing, tasks, () => note({ did: 'save' })))
    const drawn = render(there)
    fireEvent.keyDown(drawn.getByLabelText('at'), { key: 'Delete' })
    expect(came.order).toBe(isOfDocument ? 'ac' : 'abc')
    drawn.unmount()
    hook.unmount()
  })

  test.each([
    [{ key: 's', ctrlKey: true }, 'save'],
    [{ key: 'z', ctrlKey: true }, ''],
  ])('in a field %j is not taken from its letters', (key, did) => {
    const { came, note, editing, tasks } = editor(THREE, 'b', BOTH)
    const hook = renderHook(() => useEditorKeys(editing, tasks, () => note({ did: 'save' })))
    const drawn = render(<textarea aria-label="at" />)
    fireEvent.keyDown(drawn.getByLabelText('at'), key)
    expect(came.did).toBe(did)
    drawn.unmount()
    hook.unmount()
  })
})
