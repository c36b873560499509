import { expect, test } from 'vitest'
import { requestOf } from './call.ts'

test.each([
  { request: requestOf('GET /tags'), method: 'GET', address: '/api/tags' },
  {
    request: requestOf('DELETE /tags/{id}', { path: { id: 3 } }),
    method: 'DELETE',
    address: '/api/tags/3',
  },
  {
    request: requestOf('DELETE /plugin-submissions/{id}/comments/{comment}', { path: { id: 3, comment: 9 } }),
    method: 'DELETE',
    address: '/api/plugin-submissions/3/comments/9',
  },
  // A value of the path never becomes more of the path.
  {
    request: requestOf('GET /custom-dashboard/{id}', { path: { id: '../users?x=1' } }),
    method: 'GET',
    address: '/api/custom-dashboard/..%2Fusers%3Fx%3D1',
  },
  {
    request: requestOf('GET /users', { query: { size: 20, search: 'a&b c', role: '', ordering: undefined } }),
    method: 'GET',
    address: '/api/users?size=20&search=a%26b+c',
  },
  {
    request: requestOf('GET /dashboards', { query: { name: 'HIV/AIDS' } }),
    method: 'GET',
    address: '/api/dashboards?name=HIV%2FAIDS',
  },
])('$method $address', ({ request, method, address }) => {
  expect(request).toEqual({ method, address })
})
