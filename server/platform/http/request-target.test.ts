import { expect, test } from 'vitest'
import { requestTarget } from './request-target.ts'

test.each([
  ['/api/data/?size=1', '/api/data/?size=1'],
  ['/', '/'],
  ['//api/data?size=1', '/api/data?size=1'],
  ['////', '/'],
  ['//[', '/['],
  ['/\\elsewhere.example/x', '/elsewhere.example/x'],
  ['http://elsewhere.example/api/data?page=2', '/api/data?page=2'],
  ['http://elsewhere.example', '/'],
  ['*', '/*'],
  ['/a?next=http://elsewhere.example//b', '/a?next=http://elsewhere.example//b'],
])('%s asks for %s', (target, path) => {
  expect(requestTarget(target)).toBe(path)
  expect(new URL(requestTarget(target), 'http://here.example').host).toBe('here.example')
})
