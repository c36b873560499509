import { type DeviceDatabase, deviceDatabase } from '#web/device/database.ts'

let database: DeviceDatabase | null = null

/** The database of this device, opened when it is first asked for. */
export function theDatabase(): DeviceDatabase {
  database ??= deviceDatabase()
  return database
}
