export { addSetting, lockSetting, readSetting, readSettingInTurn, writeSetting } from './repository.ts';
