import { useEffect, useState } from 'react'
import { keeper } from '#web/keeping/keeper-state.ts'
import { bytesKept } from '#web/keeping/keeper.ts'
import { useStore } from '#web/memory/store.ts'

/** The room that is taken by what somebody keeps, and that is left on the device, in bytes; null where a browser does not tell. */
interface Room {
  readonly kept: number
  readonly left: number | null
}

/** Follows the room on the device, as things come and go. */
export function useRoom(): Room | null {
  const { sets } = useStore(keeper)
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
      const kept = sets.length === 0 ? 0 : await bytesKept()
      if (isWanted) setRoom({ kept, left: quota === undefined ? null : quota - usage })
    }
    look().catch(() => null)
    return () => {
      isWanted = false
    }
  }, [sets])
  return room
}
