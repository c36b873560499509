import { expect, test } from 'vitest'
import { releaseUpdate } from './release-update.ts'

test.each([
  ['Snow & <b>ice</b>', '<p>Snow &amp; &lt;b&gt;ice&lt;/b&gt;</p>'],
  ['', ''],
])('the note %j of a release stands in it as the text that it is', (note, content) => {
  const release = { number: 3, hash: 'abc', published_at: '2026-11-22T00:00:00.000Z', note }
  expect(releaseUpdate(release, 'Release 3 of the data')).toEqual({
    ...{ id: 0, title: 'Release 3 of the data', content, category_name: 'Dataset', link: '' },
    created_at: '2026-11-22T00:00:00.000Z',
  })
})
