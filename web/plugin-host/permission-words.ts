import { type Message, message } from '#domain/message/message.ts'
import type { PluginPermission } from '#domain/plugin/plugin-permission.ts'

/** The effect of a permission, for the people who grant it. */
export function permissionWords(permission: PluginPermission): Message {
  return message('widgets.permission', {
    permission: permission === 'open-link' ? 'open_link' : permission,
  })
}
