/** A backup where it is kept. */
export interface KeptBackup {
  readonly name: string
  readonly bytes: number
}

/** Where backups are kept: a folder or a bucket. */
export interface BackupPlace {
  /** As people read it, without any secret. */
  readonly address: string
  /** Takes a finished file in; it has its name there once it is whole. */
  put(path: string): Promise<void>
  /** Backups of ours, the oldest first. */
  list(): Promise<KeptBackup[]>
  remove(name: string): Promise<void>
}
