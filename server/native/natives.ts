import { join } from 'node:path'
import { PROJECT } from '#server/platform/project-folder.ts'
import { NativeChild } from './native-child.ts'

const MEGABYTE = 1024 * 1024
const GROUND = {
  templates: join(PROJECT, 'server/paper/templates'),
  fonts: join(PROJECT, 'charts/fonts/paper'),
}

/** Sets pages: a document of many figures takes a while. */
export const PAGES = new NativeChild(GROUND, { time: 30_000, memory: 700 * MEGABYTE, idle: 60_000 })

/** Draws dots: beside the other, since whoever wants a picture does not wait for somebody's document. */
export const DOTS = new NativeChild(GROUND, { time: 20_000, memory: 500 * MEGABYTE, idle: 60_000 })
