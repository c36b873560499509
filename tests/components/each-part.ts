import { afterEach } from 'vitest'
import { closePart } from './open-part.tsx'

// Files share a process and its modules; a hook of a module would end with the file that was the first to read it.
afterEach(closePart)
