import { LEVELS, type Level } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'

/** What places of a level are called together. */
export function levelName(level: Level): Message {
  return message('wizard.level', { level: LEVELS[level] })
}
