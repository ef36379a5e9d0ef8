export {
  addSetting,
  lockSetting,
  readSetting,
  readSettingAfterLock as readSettingInTurn,
  writeSetting,
} from './repository.ts';
