import {
  IconBell,
  IconHelp,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconPuzzle,
  IconSettings,
  IconShieldCheck,
  IconMessageChatbot,
  IconSpeakerphone,
  IconTable,
  IconTags,
  type IconProps,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { AreaIcon } from '#catalogue/page.ts'

/** The signs of the views inside an area. */
export const AREA_ICONS: Readonly<Record<AreaIcon, ComponentType<IconProps>>> = {
  approval: IconShieldCheck,
  bell: IconBell,
  dashboard: IconLayoutDashboard,
  history: IconHistory,
  inbox: IconInbox,
  assistant: IconMessageChatbot,
  help: IconHelp,
  megaphone: IconSpeakerphone,
  people: IconUsers,
  person: IconUserCircle,
  puzzle: IconPuzzle,
  settings: IconSettings,
  table: IconTable,
  tags: IconTags,
}
