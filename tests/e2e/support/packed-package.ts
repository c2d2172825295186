import { packPackage, type PackedPackage } from '../../package/packed/pack.js';

let packed: PackedPackage | undefined;

/** The package as npm would publish it, installed in an empty folder: packed once for a process, and gone with it. */
export function getPackedPackage(): PackedPackage {
  if (!packed) {
    const made = packPackage();
    process.once('exit', () => made.dispose());
    packed = made;
  }
  return packed;
}
