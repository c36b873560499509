import type { Permission } from './voice-state.ts'

/** Follows whether the page may use the microphone, where browsers tell; what is not told stays unknown until it is asked for. */
export function followPermission(onChange: (permission: Permission) => void): () => void {
  let status: PermissionStatus | null = null
  let wanted = true
  const tell = () => {
    if (wanted && status) onChange(status.state)
  }
  navigator.permissions?.query({ name: 'microphone' }).then(
    (found) => {
      status = found
      found.addEventListener('change', tell)
      tell()
    },
    () => undefined,
  )
  return () => {
    wanted = false
    status?.removeEventListener('change', tell)
  }
}

/** Asks for the microphone and lets go of it at once: what is heard goes to the browser's recognition only. */
export async function askForMicrophone(): Promise<Permission> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    return 'granted'
  } catch {
    return 'denied'
  }
}
