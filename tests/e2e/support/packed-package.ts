import { packPackage, type PackedPackage } from '../../package/packed/pack.js';

let packed: PackedPackage | undefined;

/** The package as npm would publish it, installed in an empty folder. It is packed once per process and deleted at its end. */
export function getPackedPackage(): PackedPackage {
  if (!packed) {
    const made = packPackage();
    process.once('exit', () => made.dispose());
    packed = made;
  }
  return packed;
}
